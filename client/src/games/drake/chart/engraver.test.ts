import { describe, expect, test } from 'vitest';

import { Engraver, type Bench, type Order } from './engraver';
import type { Engraving } from './plate';

const engraving = (width: number): Engraving => ({ size: { width, height: 1 } }) as Engraving;
const pictureOf = ({ size }: Engraving): ImageBitmap => ({ width: size.width }) as ImageBitmap;

/** A bench that does its work only when told to. */
class Idle implements Bench {
  readonly orders: Order[] = [];
  onmessage: Bench['onmessage'] = null;
  onerror: Bench['onerror'] = null;
  postMessage = (order: Order): void => void this.orders.push(order);

  finish({ number, engraving }: Order): void {
    const data = { number, picture: pictureOf(engraving) };
    this.onmessage?.call(this as unknown as Worker, { data } as MessageEvent);
  }
  fail(): void {
    this.onerror?.call(this as unknown as Worker, {} as ErrorEvent);
  }
}

describe('the engraver', () => {
  test('gives each who ordered their own picture, in whatever order they are done', async () => {
    const bench = new Idle();
    const engraver = new Engraver(() => bench, Promise.reject);
    const ordered = [engraver.print(engraving(1)), engraver.print(engraving(2))];
    for (const order of bench.orders.toReversed()) bench.finish(order);
    const pictures = await Promise.all(ordered);
    expect(pictures.map(({ width }) => width)).toEqual([1, 2]);
  });

  test('is asked once for what is being engraved already', async () => {
    const bench = new Idle();
    const engraver = new Engraver(() => bench, Promise.reject);
    const ordered = [engraver.print(engraving(1)), engraver.print(engraving(1))];
    expect(bench.orders.length).toBe(1);
    bench.orders.forEach((order) => bench.finish(order));
    const [one, other] = await Promise.all(ordered);
    expect(one).toBe(other);
  });

  test('engraves anew what is no longer kept', async () => {
    const bench = new Idle();
    const engraver = new Engraver(() => bench, Promise.reject);
    const order = async (width: number): Promise<number> => {
      const ordered = engraver.print(engraving(width));
      const asked = bench.orders.splice(0);
      asked.forEach((each) => bench.finish(each));
      await ordered;
      return asked.length;
    };
    for (const width of [1, 2, 3, 4, 5]) await order(width);
    expect(await order(5)).toBe(0);
    expect(await order(1)).toBe(1);
  });

  test('keeps the pictures looked at last, and is not asked for them again', async () => {
    const bench = new Idle();
    const engraver = new Engraver(() => bench, Promise.reject);
    for (const width of [1, 2, 3, 4, 1, 5]) {
      const ordered = engraver.print(engraving(width));
      bench.orders.splice(0).forEach((order) => bench.finish(order));
      await ordered;
    }
    expect(engraver.kept(engraving(1))).not.toBeNull();
    expect(engraver.kept(engraving(2))).toBeNull();
    expect(engraver.kept(engraving(5))).not.toBeNull();
  });

  test('has meanwhile the same sheet as it was before the reach changed, and no other', async () => {
    const bench = new Idle();
    const engraver = new Engraver(() => bench, Promise.reject);
    const reaching = (width: number, ...out: number[]): Engraving => ({ ...engraving(width), out });
    for (const each of [reaching(1, 4), reaching(1, 3, 4), reaching(2, 4)]) {
      const ordered = engraver.print(each);
      bench.orders.splice(0).forEach((order) => bench.finish(order));
      await ordered;
    }
    expect(engraver.like(reaching(1))).toBe(engraver.kept(reaching(1, 3, 4)));
    expect(engraver.like(reaching(3))).toBeNull();
  });

  test('leaves to the page what it cannot do, and opens another bench for the next', async () => {
    const benches: Idle[] = [];
    const engraver = new Engraver(
      () => {
        const bench = new Idle();
        benches.push(bench);
        return bench;
      },
      (wanted) => Promise.resolve(pictureOf(wanted)),
    );
    const ordered = engraver.print(engraving(7));
    benches[0]!.fail();
    expect((await ordered).width).toBe(7);
    const next = engraver.print(engraving(9));
    benches[1]!.orders.forEach((order) => benches[1]!.finish(order));
    expect((await next).width).toBe(9);

    const none = new Engraver(
      () => {
        throw new Error('no workers here');
      },
      (wanted) => Promise.resolve(pictureOf(wanted)),
    );
    expect((await none.print(engraving(8))).width).toBe(8);
  });
});
