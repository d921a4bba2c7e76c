/** What may be seen to move, as a game asks for it. Times are those of the design tokens, read where they are played. */

/** A duration of the design tokens: `--m-<name>`. */
export type Span = 'quick' | 'move' | 'sail' | 'dawn';
/** An easing of the design tokens: `--e-<name>`. */
export type Ease = 'out' | 'arc' | 'sail' | 'snap';
export type SoundName =
  | 'disc'
  | 'gain'
  | 'seal'
  | 'flip'
  | 'dice'
  | 'sail'
  | 'splash'
  | 'attack'
  | 'fail'
  | 'crown'
  | 'dawn'
  | 'turn'
  | 'no';

interface Common {
  /** Begins when the cue before it ends, or together with it, one stagger later. */
  readonly after?: 'end' | 'start';
  /** Heard when it lands. */
  readonly sound?: SoundName;
}

/** Places and pieces go by the names of anchors; of several, the first that can be seen is meant. */
export type Cue = Common &
  (
    | {
        /** A likeness of a thing flies, and lies at its goal until the new table is shown. */
        readonly kind: 'fly';
        /** What the game's Token draws. */
        readonly token: string;
        readonly from: readonly string[];
        readonly to: readonly string[];
        readonly land?: 'squash' | 'stamp' | 'vanish';
        /** Of its flight; else that of a move. */
        readonly span?: Span;
        /** What it looks like on its way, one after the other: the token itself is seen when it lands. */
        readonly faces?: readonly string[];
        /** Thrown: it tumbles, and is as large as its goal. This piece, which lies there, is hidden meanwhile. */
        readonly over?: string;
      }
    | {
        /** A piece itself goes somewhere; it is hidden where it was. */
        readonly kind: 'carry';
        readonly piece: string;
        readonly to: readonly string[];
        /** Places that it passes, one after the other. */
        readonly via?: readonly string[];
        readonly span: Span;
        readonly land?: 'vanish';
        /** How it goes; straight and level if left out. */
        readonly gait?: 'hop' | 'rock';
      }
    | {
        /** A piece falls over and is gone. */
        readonly kind: 'topple';
        readonly piece: string;
      }
    | {
        /** A likeness of a thing spreads from a place and is gone: rings in the water. */
        readonly kind: 'burst';
        readonly token: string;
        readonly at: readonly string[];
      }
    | { readonly kind: 'flip' | 'shake' | 'pulse' | 'dim'; readonly at: readonly string[] }
    | {
        /** Things go out one after the other, as what is carried past them gets there: dashes in a ship's wake. */
        readonly kind: 'burn';
        readonly at: readonly string[];
        readonly span: Span;
      }
    /** After the new table is shown: a piece that lies elsewhere now slides there from where it was. */
    | { readonly kind: 'settle'; readonly piece: string }
    /** After the new table is shown: what stood here grows from where it was to where it is. */
    | { readonly kind: 'grow'; readonly at: string; readonly span: Span }
    /** After the new table is shown: what stood here and is gone slides away to the left. */
    | { readonly kind: 'leave'; readonly at: string; readonly span: Span }
  );
