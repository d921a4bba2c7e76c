/** The coast as a path on the chart's sheet: made by build/coast.ts. */
declare module 'virtual:coast' {
  const path: string;
  export default path;
}
