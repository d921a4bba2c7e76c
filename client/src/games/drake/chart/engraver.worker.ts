/** Engraves beside the page, so that nothing on it waits meanwhile. */

import { engraveLayer, LAYERS } from './engraving';
import type { Order, Print } from './engraver';
import type { Engraving } from './plate';
import { Plates } from './plates';

const canvas = ({ size, ratio }: Engraving): OffscreenCanvas =>
  new OffscreenCanvas(Math.round(size.width * ratio), Math.round(size.height * ratio));

function pen(on: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = on.getContext('2d');
  if (!context) throw new Error('no canvas to engrave on');
  return context;
}

const plates = new Plates((engraving: Engraving, layer) => {
  const plate = canvas(engraving);
  engraveLayer(pen(plate), engraving, layer);
  return plate.transferToImageBitmap();
});

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  const { number, engraving } = data;
  const sheet = canvas(engraving);
  const on = pen(sheet);
  for (const layer of LAYERS) {
    if (layer === 'out') engraveLayer(on, engraving, layer);
    else on.drawImage(plates.of(engraving, layer), 0, 0);
  }
  const picture = sheet.transferToImageBitmap();
  const print: Print = { number, picture };
  postMessage(print, { transfer: [picture] });
});
