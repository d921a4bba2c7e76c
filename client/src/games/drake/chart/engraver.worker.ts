/** Engraves beside the page, so that nothing on it waits meanwhile. */

import { engrave } from './engraving';
import type { Order, Print } from './engraver';

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  const { number, engraving } = data;
  const { size, ratio } = engraving;
  const canvas = new OffscreenCanvas(Math.round(size.width * ratio), Math.round(size.height * ratio));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas to engrave on');
  engrave(context, engraving);
  const picture = canvas.transferToImageBitmap();
  const print: Print = { number, picture };
  postMessage(print, { transfer: [picture] });
});
