/** Screens of a stock-keeping tool: the shelf, the orders, the report, and all of it on a table. */
import { cabai, daun, ink, kunyit, langit, spot, tinta, white } from '../../ink/colour.mjs'
import { write } from '../../ink/lettering.mjs'
import { at, circle, join, picture, rect } from '../../ink/shape.mjs'
import { browser, laptop, phone } from '../../things/devices.mjs'
import { parcel } from '../../things/goods.mjs'
import { barChart, rows, tick, tile } from '../../things/screens.mjs'
import { bars } from '../../things/steps.mjs'

const violet = {
  50: '#f4f4ff',
  100: '#e6e7fe',
  200: '#cfd1fb',
  300: '#a9adf3',
  400: '#8489ea',
  500: '#6d72e0',
  600: '#5b5fd8',
  700: '#4347ab',
  800: '#34378a',
  900: '#22245c',
}

const stockRow = (y, name, left, isLow) =>
  join(
    rect(24, y, 52, 52, [violet[200], kunyit[200], langit[200]][y % 3], 10),
    write(name, 92, y + 34, 26, ink, { weight: 600 }),
    rect(330, y + 8, 96, 36, isLow ? cabai[100] : daun[100], 18),
    write(left, 378, y + 35, 26, isLow ? cabai[700] : daun[700], { anchor: 'middle' }),
  )

const stockScreen = (width) =>
  join(
    rect(0, 0, width, 420, white),
    rect(0, 0, width, 64, violet[600]),
    write('Rak depan', 24, 42, 30, white),
    stockRow(88, 'Casing bening', '42', false),
    stockRow(160, 'Kabel pendek', '6', true),
    stockRow(232, 'Tali gantung', '118', false),
  )

/** The tool on a laptop, the same number on a phone, parcels between. */
export const stock = () =>
  picture(
    1200,
    800,
    rect(0, 0, 1200, 800, violet[100]),
    bars(840, 660, [
      [120, 190, violet[200]],
      [120, 330, violet[200]],
      [120, 470, violet[200]],
    ]),
    rect(0, 660, 1200, 140, violet[800]),
    rect(0, 660, 1200, 14, violet[700]),
    laptop({ x: 150, y: 220, width: 560, height: 380, screen: stockScreen(536), body: white }),
    phone({
      x: 790,
      y: 270,
      width: 230,
      height: 430,
      screen: join(
        rect(0, 0, 212, 412, white),
        rect(0, 0, 212, 92, violet[600]),
        write('Terjual', 20, 68, 30, white),
        write('-1', 106, 196, 84, ink, { anchor: 'middle' }),
        write('semua toko', 106, 240, 26, tinta[600], { anchor: 'middle', weight: 400 }),
        rect(24, 290, 164, 60, spot, 30),
        tick(106, 320, 34, ink, 8),
      ),
    }),
    at({ x: 1050, y: 700 }, parcel({ width: 120, height: 96, fill: kunyit[300], tape: kunyit[500] })),
    at({ x: 60, y: 712 }, parcel({ width: 90, height: 72, fill: white, tape: violet[300] })),
  )

/** Orders from several shops in one line. */
export const orders = () =>
  picture(
    1200,
    800,
    rect(0, 0, 1200, 800, violet[600]),
    bars(0, 800, [
      [150, 180, violet[700]],
      [150, 320, violet[700]],
      [150, 460, violet[700]],
    ]),
    phone({
      x: 420,
      y: 90,
      width: 360,
      height: 660,
      screen: join(
        rect(0, 0, 342, 642, white),
        rect(0, 0, 342, 118, violet[100]),
        write('Pesanan', 28, 84, 42, ink),
        rows(28, 156, 286, 5, { gap: 86, hue: violet, square: 54 }),
        rect(28, 566, 286, 52, spot, 26),
        write('Cetak resi', 171, 602, 28, ink, { anchor: 'middle' }),
      ),
    }),
    at({ x: 880, y: 720 }, parcel({ width: 210, height: 170, fill: kunyit[200], tape: spot })),
    at({ x: 930, y: 548 }, parcel({ width: 130, height: 104, fill: white, tape: violet[300] })),
  )

/** Shelves with the names people use for them. */
export const shelf = () => {
  const board = (y, name, goods) =>
    join(
      goods.map(([x, width, height, fill]) =>
        at({ x, y }, parcel({ width, height, fill, tape: spot, label: height > 80 })),
      ),
      rect(150, y, 900, 20, violet[700], 4),
      rect(180, y + 20, name.length * 17 + 40, 44, white, 6),
      write(name, 200, y + 52, 28, violet[800]),
    )
  return picture(
    1200,
    800,
    rect(0, 0, 1200, 800, violet[200]),
    rect(150, 60, 22, 700, violet[800]),
    rect(1028, 60, 22, 700, violet[800]),
    board(250, 'Lemari depan', [
      [220, 130, 110, kunyit[200]],
      [370, 100, 84, white],
      [640, 150, 126, langit[200]],
      [810, 110, 90, kunyit[300]],
    ]),
    board(470, 'Bawah tangga', [
      [230, 170, 136, langit[300]],
      [430, 120, 96, white],
      [580, 120, 96, white],
      [820, 140, 112, kunyit[200]],
    ]),
    board(690, 'Kardus biru', [
      [240, 200, 130, langit[500]],
      [470, 200, 130, langit[500]],
      [740, 130, 104, kunyit[300]],
    ]),
  )
}

/** One screen on Monday morning. */
export const report = () =>
  picture(
    1200,
    800,
    rect(0, 0, 1200, 800, kunyit[200]),
    bars(900, 800, [
      [100, 200, kunyit[300]],
      [100, 340, kunyit[300]],
      [100, 480, kunyit[300]],
    ]),
    browser({
      x: 150,
      y: 110,
      width: 800,
      height: 560,
      bar: violet[200],
      dots: violet[600],
      screen: join(
        rect(0, 0, 800, 516, white),
        tile(30, 30, 230, 130, { label: 'Laku', value: '214', fill: daun[50], tone: daun[800] }),
        tile(285, 30, 230, 130, { label: 'Diam', value: '9', fill: kunyit[50], tone: kunyit[800] }),
        tile(540, 30, 230, 130, { label: 'Beli lagi', value: '5', fill: cabai[50], tone: cabai[800] }),
        barChart(30, 200, 480, 280, [0.34, 0.5, 0.42, 0.66, 0.58, 0.8, 1], violet),
        rows(550, 210, 220, 4, { gap: 70, hue: violet }),
      ),
    }),
    circle(1050, 180, 64, violet[600]),
    tick(1050, 184, 62, white, 14),
  )
