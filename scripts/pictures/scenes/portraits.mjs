/** Portraits of participants and mentors: a bust on a ground that climbs in steps. */
import { cabai, daun, ink, kunyit, langit, mix, spot, tinta, toska, white } from '../ink/colour.mjs'
import { at, join, picture, rect } from '../ink/shape.mjs'
import * as cast from '../people/cast.mjs'
import { arm } from '../people/limbs.mjs'
import { bust, portrait } from '../people/person.mjs'
import { bars } from '../things/steps.mjs'

const small = (who, hue, pose) => () =>
  picture(
    480,
    480,
    rect(0, 0, 480, 480, hue[100]),
    bars(120, 480, [
      [120, 150, hue[200]],
      [120, 280, hue[200]],
      [120, 400, hue[200]],
    ]),
    at({ x: 240, y: 222, scale: 1.55 }, portrait(cast[who], pose)),
  )

export const wulan = small('wulan', kunyit, { look: -0.25, tilt: -3 })
export const bagus = small('bagus', langit, { look: 0.3, tilt: 2 })
export const nadia = small('nadia', cabai, { look: 0.3, tilt: 3 })
export const yusuf = small('yusuf', daun, { look: -0.3, tilt: -3 })
export const ketut = small('ketut', toska, { look: -0.3, tilt: -4 })
export const rini = small('rini', langit, { look: 0.25, tilt: 3 })

const large = (hue, tones, figure) =>
  picture(
    960,
    960,
    rect(0, 0, 960, 960, hue[200]),
    bars(240, 960, [
      [240, 300, tones[0]],
      [240, 560, tones[1]],
      [240, 800, tones[2]],
    ]),
    at({ x: 480, y: 318, scale: 1.9 }, figure),
  )

/** Arms folded over the chest. */
const folded = (who, cuff) => {
  const shade = mix(who.wears.colour, ink, 0.12)
  const isWide = who.build === 'm'
  const x = isWide ? 100 : 86
  return join(
    arm({
      points: [
        [x, 156],
        [x + 34, 300],
        [-56, 296],
      ],
      sleeve: shade,
      skin: who.skin,
      hand: 'rest',
      handTurn: 190,
      cuff,
      wide: 0.95,
    }),
    arm({
      points: [
        [-x, 156],
        [-x - 34, 306],
        [64, 272],
      ],
      sleeve: who.wears.colour,
      skin: who.skin,
      hand: 'rest',
      handTurn: -14,
      cuff,
      wide: 0.95,
    }),
  )
}

export const sinta = () => {
  const { behind, torso, head } = bust(cast.sinta, { look: 0.25, tilt: 3, hasArms: true })
  return large(toska, [toska[300], toska[400], toska[500]], join(behind, torso, head, folded(cast.sinta, white)))
}

export const arif = () => {
  const { behind, torso, head } = bust(cast.arif, { look: -0.25, tilt: -3, hasArms: true, mouth: 'grin' })
  const sleeve = cast.arif.wears.colour
  return large(
    kunyit,
    [mix(kunyit[200], spot, 0.35), mix(kunyit[200], spot, 0.65), spot],
    join(
      behind,
      torso,
      head,
      at(
        { x: -72, y: 178, turn: -6 },
        rect(0, 0, 150, 200, ink, 14),
        rect(10, 10, 130, 180, white, 6),
        rect(24, 28, 70, 12, tinta[700], 6),
        bars(26, 150, [
          [22, 30, toska[300]],
          [8, 0, white],
          [22, 52, toska[400]],
          [8, 0, white],
          [22, 78, toska[600]],
          [8, 0, white],
          [22, 98, spot],
        ]),
      ),
      arm({
        points: [
          [-98, 154],
          [-156, 292],
          [-84, 292],
        ],
        sleeve,
        skin: cast.arif.skin,
        hand: 'grip',
        handTurn: -8,
        short: true,
      }),
      arm({
        points: [
          [98, 154],
          [158, 292],
          [100, 300],
        ],
        sleeve,
        skin: cast.arif.skin,
        hand: 'grip',
        handTurn: 186,
        short: true,
      }),
    ),
  )
}

export const kakWulan = () => {
  const { behind, torso, drape, head } = bust(cast.kakWulan, { look: 0.2, tilt: 3, hasArms: true })
  const sleeve = cast.kakWulan.wears.colour
  return picture(
    960,
    960,
    rect(0, 0, 960, 960, toska[300]),
    bars(240, 960, [
      [240, 300, toska[400]],
      [240, 560, toska[500]],
      [240, 800, toska[600]],
    ]),
    at(
      { x: 470, y: 350, scale: 1.85 },
      behind,
      torso,
      arm({
        points: [
          [-84, 156],
          [-118, 290],
          [-104, 420],
        ],
        sleeve,
        skin: cast.kakWulan.skin,
        hand: 'rest',
        handTurn: 84,
        wide: 0.95,
      }),
      arm({
        points: [
          [84, 156],
          [158, 262],
          [172, 128],
        ],
        sleeve: mix(sleeve, white, 0.08),
        skin: cast.kakWulan.skin,
        hand: 'open',
        handTurn: -84,
        wide: 0.95,
      }),
      drape,
      head,
    ),
  )
}
