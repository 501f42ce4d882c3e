/** Upper bodies below a head at (0, 0): shoulders at 140, hips at 440. Two builds: `m` and `f`. */
import { cloth, ink, kunyit, mix, white } from '../ink/colour.mjs'
import { at, circle, d, ellipse, inside, join, line, path, rect, repeat } from '../ink/shape.mjs'

const shapes = {
  m: 'M-30 84C-30 108-54 114-86 124C-116 134-128 156-130 190L-126 250L-104 262C-98 320-96 380-98 450H98C96 380 98 320 104 262L126 250L130 190C128 156 116 134 86 124C54 114 30 108 30 84Z',
  f: 'M-24 84C-24 106-44 112-72 122C-100 132-110 152-112 184L-108 240L-86 250C-74 300-76 320-84 360C-90 390-92 420-92 450H92C92 420 90 390 84 360C76 320 74 300 86 250L108 240L112 184C110 152 100 132 72 122C44 112 24 106 24 84Z',
}

/** The same without the beginnings of arms, for figures whose arms are drawn. */
const armless = {
  m: 'M-30 84C-30 108-54 114-86 124C-106 130-114 142-114 164L-104 262C-98 320-96 380-98 450H98C96 380 98 320 104 262L114 164C114 142 106 130 86 124C54 114 30 108 30 84Z',
  f: 'M-24 84C-24 106-44 112-72 122C-90 128-98 138-98 158L-86 250C-74 300-76 320-84 360C-90 390-92 420-92 450H92C92 420 90 390 84 360C76 320 74 300 86 250L98 158C98 138 90 128 72 122C44 112 24 106 24 84Z',
}

const neck = (tones, build, isOpen) => {
  const half = build === 'm' ? 28 : 22
  const low = isOpen ? 132 : 112
  return join(
    path(
      d`M${-half} 36V96C${-half} ${low - 4} -10 ${low} 0 ${low}C10 ${low} ${half} ${low - 4} ${half} 96V36Z`,
      tones.base,
    ),
    path(d`M${-half} 60H${half}V88C14 98 -12 98 ${-half} 84Z`, tones.shade),
  )
}

const kawung = (fill, dot) => {
  const leaf = (turn) => at({ turn }, ellipse(0, -11, 5.4, 10, fill))
  const flower = join([45, 135, 225, 315].map(leaf), circle(0, 0, 2.6, dot))
  const places = []
  for (let row = 0; row < 9; row += 1)
    for (let column = 0; column < 7; column += 1) places.push([-132 + column * 44 + (row % 2) * 22, 112 + row * 40])
  return repeat(flower, places)
}

const collar = (base, edge) =>
  join(
    path('M-30 84L0 126L-24 154L-54 104C-42 100-32 96-30 84Z', base),
    path('M30 84L0 126L24 154L54 104C42 100 32 96 30 84Z', base),
    line('M-30 86L0 126L-24 154L-54 106M30 86L0 126L24 154L54 106', edge, 2.6, { opacity: 0.6 }),
  )

const buttons = (colour) => join([186, 236, 286, 336].map((y) => circle(0, y, 4.4, colour)))

/** What is worn over the torso; each gets the cloth tones and the second colour. */
const garments = {
  kaus: (t) => path('M-30 84C-24 116 24 116 30 84L42 90C34 136-34 136-42 90Z', t.fold),
  kemeja: (t) => join(line('M0 126V450', t.edge, 2.6, { opacity: 0.6 }), collar(t.base, t.edge), buttons(t.edge)),
  batik: (t, second) =>
    join(kawung(second, mix(second, white, 0.4)), line('M0 126V450', t.edge, 3), collar(t.base, t.edge)),
  koko: (t, second) =>
    join(
      path('M-34 80C-30 112 30 112 34 80L40 92C36 132-36 132-40 92Z', t.base),
      line('M-40 92C-36 132 36 132 40 92', t.edge, 2.6, { opacity: 0.5 }),
      path('M-15 122H15V256L0 272L-15 256Z', second),
      [144, 174, 204, 234].map((y) => circle(0, y, 4, t.base)),
    ),
  blazer: (t, second) =>
    join(
      path('M-34 80L0 262L34 80Z', second),
      line('M-22 104L0 140L22 104', mix(second, ink, 0.22), 2.6),
      path('M-30 88L-50 108L-82 122L-98 460H0V262Z', t.base),
      path('M30 88L50 108L82 122L98 460H0V262Z', t.base),
      path('M30 88L50 108L82 122L98 460H60C88 330 80 180 30 88Z', t.fold, { opacity: 0.35 }),
      path('M-31 84L-48 104L-64 150L-42 158L-54 172L0 262Z', t.fold),
      path('M31 84L48 104L64 150L42 158L54 172L0 262Z', t.fold),
      line('M0 262V460', t.edge, 3, { opacity: 0.7 }),
      circle(9, 290, 5, t.edge),
    ),
  kebaya: (t, second) =>
    join(
      line('M-26 92C-22 130-10 170 0 214C10 170 22 130 26 92', mix(t.base, white, 0.5), 9),
      line('M0 214V450', t.edge, 3, { opacity: 0.5 }),
      path('M-94 300C-60 284 60 268 96 250L100 300C60 318-50 336-92 350Z', second),
    ),
  sweter: (t) =>
    join(
      path('M-32 80C-26 114 26 114 32 80L44 88C38 138-38 138-44 88Z', t.fold),
      line('M-24 106l-4 10M-12 110l-2 12M0 112v12M12 110l2 12M24 106l4 10', t.edge, 2.4, { opacity: 0.5 }),
      rect(-120, 426, 240, 26, t.fold),
    ),
  blus: (t) =>
    join(
      path('M-26 86C-22 120-8 146 0 160C8 146 22 120 26 86L38 96C34 130 16 160 0 186C-16 160-34 130-38 96Z', t.fold),
      line('M0 186V300', t.edge, 2.6, { opacity: 0.5 }),
    ),
}

/** An apron over whatever is worn; the small pocket carries the three bars. */
export const apron = (colour) => {
  const t = cloth(colour)
  return join(
    line('M-52 112L-46 190M52 112L46 190', t.fold, 12, { 'stroke-linecap': 'butt' }),
    path('M-56 186H56L62 270C72 280 92 284 96 288V450H-96V288C-92 284-72 280-62 270Z', t.base),
    path('M34 186H56L62 270C72 280 92 284 96 288V450H52C60 380 50 280 34 186Z', t.fold, { opacity: 0.55 }),
    rect(-44, 318, 88, 64, t.fold, 4),
    [0, 1, 2].map((bar) => rect(-19 + bar * 14, 360 - bar * 9, 10, 10 + bar * 9, kunyit[300], 1.5)),
  )
}

/** The torso without arms: neck, cloth, shaded side, garment. */
export const torso = ({ build, skinTones: skin, garment, colour, second = white, extra, hasArms }) => {
  const shape = (hasArms ? armless : shapes)[build]
  const t = cloth(colour)
  const vNeck = garment === 'kebaya' || garment === 'blus'
  return join(
    path(shape, t.base),
    inside(
      path(shape, white),
      path('M46 90C96 130 104 220 84 450H150V90Z', t.fold, { opacity: 0.55 }),
      vNeck && path('M-30 80C-26 130-8 150 0 170C8 150 26 130 30 80Z', skin.base),
      garment === 'blazer' && garments.blazer(t, second),
    ),
    neck(skin, build, vNeck || garment === 'blazer'),
    garment !== 'blazer' && inside(path(shape, white), garments[garment](t, second)),
    extra,
  )
}
