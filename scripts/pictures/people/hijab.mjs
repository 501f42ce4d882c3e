/** Four ways to wear a hijab. `under` goes below the face, `over` frames it, `drape` lies on the shoulders. */
import { cloth, white } from '../ink/colour.mjs'
import { inside, join, line, path } from '../ink/shape.mjs'

const opening = 'M0-57C26-57 45-38 45-6C45 28 28 60 0 64C-28 60-45 28-45-6C-45-38-26-57 0-57Z'
const crown = 'M0-92C44-92 69-58 67-12C66 18 63 40 62 60C44 88-44 88-62 60C-63 40-66 18-67-12C-69-58-44-92 0-92Z'

/** The crown with the face cut out of it, so that the face can lie below. */
const frame = (tones, ciput) =>
  join(
    path(`${crown}${opening}`, tones.base, { 'fill-rule': 'evenodd' }),
    inside(
      path(`${crown}${opening}`, white, { 'clip-rule': 'evenodd' }),
      path('M34-92C58-60 56 10 30 84L90 90V-92Z', tones.fold),
    ),
    ciput && path('M0-57C26-57 45-38 45-6C42-30 26-46 0-46C-26-46-42-30-45-6C-45-38-26-57 0-57Z', ciput),
    line('M-58-34Q-46-70-12-82', tones.edge, 3, { opacity: 0.35 }),
  )

const drapes = {
  segi: (tones) =>
    join(
      path(
        'M-60 44C-76 84-112 104-124 142C-128 176-88 214 0 232C88 214 128 176 124 142C112 104 76 84 60 44C40 76-40 76-60 44Z',
        tones.base,
      ),
      path('M60 44C76 84 112 104 124 142C128 176 88 214 0 232C40 190 66 120 60 44Z', tones.fold),
      path('M-44 58C-20 84 30 90 66 76C50 108-10 130-62 116C-90 108-70 84-44 58Z', tones.base),
      line('M66 76C50 108-10 130-62 116M-70 92C-84 120-90 140-84 168M-6 126C-12 160-10 190 0 222', tones.edge, 3, {
        opacity: 0.4,
      }),
    ),
  pashmina: (tones) =>
    join(
      path(
        'M-60 44C-72 84-96 100-110 128C-116 160-70 178 0 178C70 178 116 160 110 128C96 100 72 84 60 44C40 76-40 76-60 44Z',
        tones.base,
      ),
      path(
        'M-52 52C-20 100 40 104 84 96C110 104 122 130 126 168L130 262C112 272 92 272 78 264C76 214 66 176 40 156C0 140-60 140-84 112Z',
        tones.fold,
      ),
      line('M-74 92C-40 132 30 126 70 144C92 166 98 210 98 262M-40 66C-10 104 40 112 88 108', tones.edge, 3, {
        opacity: 0.45,
      }),
    ),
  bergo: (tones) =>
    join(
      path(
        'M-60 40C-72 84-108 102-124 138C-134 172-124 204-116 226C-70 252 70 252 116 226C124 204 134 172 124 138C108 102 72 84 60 40C40 76-40 76-60 40Z',
        tones.base,
      ),
      path(
        'M60 40C72 84 108 102 124 138C134 172 124 204 116 226C96 236 72 242 46 244C84 190 84 110 60 40Z',
        tones.fold,
      ),
      line('M-64 84C-88 120-94 160-88 206M-28 88C-38 134-34 180-24 226M-48 62C-24 82 24 82 48 62', tones.edge, 3, {
        opacity: 0.4,
      }),
    ),
  selip: (tones) =>
    join(
      path('M-64 40C-70 72-64 96-52 112C-26 130 26 130 52 112C64 96 70 72 64 40C40 76-40 76-64 40Z', tones.base),
      path('M64 40C70 72 64 96 52 112C42 119 30 123 18 125C44 100 54 70 54 48Z', tones.fold),
      line('M-56 80C-24 104 26 106 58 86M-50 102C-28 116 8 118 30 114', tones.edge, 3, { opacity: 0.4 }),
    ),
}

export const hijab = (style, colour, ciput) => {
  const tones = cloth(colour)
  return { drape: drapes[style](tones), front: frame(tones, ciput) }
}
