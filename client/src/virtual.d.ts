/** The coast as paths on the chart's sheet, and as its wide lines follow it: made by build/coast.ts. */
declare module 'virtual:coast' {
  export const coast: string;
  export const shore: string;
}
