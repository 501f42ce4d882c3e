/** A blackboard after class: a chart, a receipt and shares in chalk above the ledge. Cropped to 16:9 or 21:9 nothing is cut. */
import { kunyit, mix, spot, toska, white } from '../ink/colour.mjs'
import { at, circle, join, line, path, picture, rect } from '../ink/shape.mjs'
import { bars } from '../things/steps.mjs'

const chalk = mix(toska[950], toska[300], 0.55)
const faint = mix(toska[950], toska[300], 0.3)
const bright = mix(white, toska[200], 0.5)
const ledge = 640

const chart = () =>
  join(
    rect(140, 520, 62, 80, mix(toska[950], toska[900], 0.9)),
    rect(246, 460, 62, 140, toska[900]),
    rect(352, 380, 62, 220, mix(toska[900], toska[800], 0.6)),
    line('M96 176V600H500', chalk, 9),
    line('M112 500L214 420L300 456L448 250', bright, 10),
    line('M388 250L452 244L464 308', bright, 10),
  )

const receipt = () =>
  join(
    line('M580 190H760V500L737 480L715 500L692 480L670 500L647 480L625 500L602 480L580 500Z', chalk, 8),
    line('M616 244H724M616 290H690M616 336H706', faint, 9),
    line('M616 400H724', chalk, 12),
  )

export const draw = () =>
  picture(
    1200,
    800,
    rect(0, 0, 1200, 800, toska[950]),
    path('M0 0H1200V18H18V800H0Z', mix(toska[950], toska[900], 0.7)),
    at({ x: 0, y: -34 }, chart()),
    receipt(),
    circle(880, 306, 66, 'none', { stroke: chalk, 'stroke-width': 8 }),
    line('M880 306V240M880 306L936 342M880 306L828 266', chalk, 8),
    bars(780, ledge, [
      [140, 96, toska[900]],
      [140, 192, mix(toska[900], toska[800], 0.5)],
      [140, 288, toska[800]],
    ]),
    line(`M780 ${ledge - 96}H920V${ledge - 192}H1060V${ledge - 288}H1200`, chalk, 6),
    rect(0, ledge, 1200, 160, toska[900]),
    rect(0, ledge, 1200, 12, toska[800]),
    at({ x: 430, y: ledge }, rect(0, -36, 120, 36, toska[700], 6), rect(0, -12, 120, 12, bright, 3)),
    at({ x: 716, y: ledge - 15, turn: -3 }, rect(0, 0, 56, 15, spot, 5), rect(42, 0, 14, 15, kunyit[200], 5)),
  )
