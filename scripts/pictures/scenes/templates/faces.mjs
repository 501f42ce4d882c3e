/** Portraits of the templates: one bust on rising bars, each on a hue and a stair of its own. */
import { cabai, daun, kunyit, langit, tinta, toska } from '../../ink/colour.mjs'
import { at, picture, rect } from '../../ink/shape.mjs'
import * as cast from '../../people/cast-of-templates.mjs'
import { portrait } from '../../people/person.mjs'
import { bars } from '../../things/steps.mjs'

const on =
  (who, hue, pose, heights = [150, 280, 400]) =>
  () =>
    picture(
      480,
      480,
      rect(0, 0, 480, 480, hue[100]),
      bars(
        480 - heights.length * 120,
        480,
        heights.map((height) => [120, height, hue[200]]),
      ),
      at({ x: 240, y: 222, scale: 1.55 }, portrait(cast[who], pose)),
    )

export const galih = on('galih', toska, { look: 0.3, tilt: 2 })
export const mira = on('mira', kunyit, { look: -0.3, tilt: -3 }, [240, 120])
export const endang = on('endang', daun, { look: 0.2, tilt: 3 }, [110, 200, 300, 400])
export const yuliana = on('yuliana', cabai, { look: -0.3, tilt: -3 })
export const bambang = on('bambang', kunyit, { look: 0.3, tilt: 2 }, [300, 200, 100])
export const nindya = on('nindya', langit, { look: -0.2, tilt: -3 }, [200, 340])
export const reza = on('reza', tinta, { look: 0.3, tilt: 2 })
export const haris = on('haris', tinta, { look: -0.3, tilt: -2 }, [120, 260, 380])
export const wati = on('wati', cabai, { look: 0.3, tilt: 3 }, [330, 180])
export const tyas = on('tyas', cabai, { look: -0.3, tilt: -3 }, [140, 250, 380])
export const murni = on('murni', kunyit, { look: 0.2, tilt: 3 })
export const novi = on('novi', langit, { look: -0.3, tilt: -4 }, [100, 240, 360])
export const dinda = on('dinda', kunyit, { look: 0.3, tilt: 4 }, [180, 320])
export const rahmat = on('rahmat', langit, { look: -0.2, tilt: -2 }, [160, 290, 420])
