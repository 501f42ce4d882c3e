/** Six heads of hair and a cap. Each has a part behind the head and a part before the face. */
import { kunyit, mix, white } from '../ink/colour.mjs'
import { at, circle, d, ellipse, join, line, path } from '../ink/shape.mjs'

const shine = (data, colour) => line(data, mix(colour, white, 0.16), 5)

const frangipani = join(
  [0, 72, 144, 216, 288].map((turn) => at({ turn }, ellipse(0, -11, 7, 10.5, white))),
  circle(0, 0, 6, kunyit[300]),
)

/** Centre or side parted hair that frames the forehead and ends at the ears. */
const parted = (colour, x) =>
  join(
    path(
      d`M-55 20C-66 -46 -42 -92 2 -92C46 -92 66 -46 55 20C53 -8 47 -32 ${x} -62C${x - 22} -34 -50 -26 -55 20Z`,
      colour,
    ),
  )

export const hair = {
  pendek: (colour) => ({
    front: join(
      path(
        'M-54 6C-62-22-64-62-38-80C-14-98 34-96 50-72C62-54 59-22 54 6C50-2 49-12 47-24C44-36 38-42 29-45C8-36-18-38-33-51C-42-42-46-30-47-22C-49-12-50-2-54 6Z',
        colour,
      ),
      shine('M-22-76Q2-86 26-76', colour),
    ),
  }),
  sisir: (colour) => ({
    front: join(
      path(
        'M-54 8C-60-14-60-40-52-58C-44-84-8-100 22-94C48-90 62-66 58-38C57-20 56-8 54 8C50-4 49-16 46-28C20-34-8-40-28-60C-38-50-46-34-47-20C-49-10-50 0-54 8Z',
        colour,
      ),
      shine('M-12-74Q14-62 40-56', colour),
    ),
  }),
  ikal: (colour) => {
    const curls = [
      [-50, -22, 19],
      [-53, -48, 20],
      [-38, -72, 22],
      [-10, -84, 23],
      [20, -84, 22],
      [44, -66, 21],
      [55, -40, 18],
      [52, -16, 14],
      [-26, -52, 18],
      [2, -58, 17],
      [28, -54, 17],
    ]
    return {
      front: join(
        curls.map(([x, y, r]) => circle(x, y, r, colour)),
        shine('M-22-84Q-10-94 2-88M16-84Q26-92 36-84', colour),
      ),
    }
  },
  bob: (colour) => ({
    back: path(
      'M-60 2C-70-56-38-94 2-94C44-94 74-56 62 2C62 30 68 52 66 70C40 82-40 82-66 70C-68 52-60 30-60 2Z',
      colour,
    ),
    front: join(
      path(
        'M-58 56C-60 10-70-42-40-76C-14-102 36-98 54-66C66-42 60 20 58 56C50 40 50 0 46-20C28-22 4-36-8-58C-20-30-40-26-46-12C-50 10-50 36-58 56Z',
        colour,
      ),
      shine('M-34-64Q-24-80-6-84', colour),
    ),
  }),
  panjang: (colour) => ({
    back: path(
      'M-60 0C-70-56-38-94 2-94C44-94 72-56 62 0C66 60 84 110 82 176C60 196-60 196-82 176C-84 110-64 60-60 0Z',
      colour,
    ),
    front: join(
      parted(colour, 12),
      path('M-55 18C-60 60-72 90-70 132C-52 120-46 84-48 46Z', colour),
      path('M55 18C60 60 72 90 70 132C52 120 46 84 48 46Z', colour),
      shine('M-36-60Q-24-76-6-82', colour),
    ),
  }),
  sanggul: (colour) => ({
    back: join(circle(34, -82, 30, colour), line('M16-92Q34-104 52-92', mix(colour, white, 0.16), 4)),
    front: join(
      parted(colour, -6),
      shine('M-38-54Q-30-72-14-81', colour),
      at({ x: 53, y: -34, scale: 0.9 }, frangipani),
    ),
  }),
  kuncir: (colour) => ({
    back: path('M30-84C74-96 100-60 92-10C88 24 96 44 106 62C78 66 62 40 60 4C58-30 52-56 30-84Z', colour),
    front: join(parted(colour, 20), shine('M-38-56Q-28-72-10-80', colour), circle(50, -64, 9, kunyit[300])),
  }),
}

/** The black cap of Friday and of many shopkeepers, over short hair. */
export const peci = (colour, hairColour) => ({
  front: join(
    path(
      'M-54 6C-58-14-56-34-50-44L50-44C56-34 58-14 54 6C50-2 49-14 46-26C20-34-20-34-46-26C-49-14-50-2-54 6Z',
      hairColour,
    ),
    path('M-55-30C-55-52-52-72-47-86C-20-96 22-96 47-86C52-72 55-52 55-30C30-46-30-46-55-30Z', colour),
    path('M14-93C26-92 37-90 47-86C52-72 55-52 55-30C46-36 36-40 26-42C28-60 24-78 14-93Z', mix(colour, white, 0.12)),
    line('M-49-75C-20-85 22-85 49-75', mix(colour, white, 0.24), 3),
  ),
})
