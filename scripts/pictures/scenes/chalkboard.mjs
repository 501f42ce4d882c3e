/** A quiet blackboard to write on: chalk lines at the edges, one piece of chalk. */
import { kunyit, mix, spot, toska, white } from '../ink/colour.mjs'
import { at, circle, join, line, path, picture, rect } from '../ink/shape.mjs'
import { bars } from '../things/steps.mjs'

const chalk = mix(toska[950], toska[300], 0.3)
const faint = mix(toska[950], toska[300], 0.18)

const doodles = () =>
  join(
    line('M64 92V250H260M64 226L118 182L158 204L238 122', chalk, 6),
    line('M206 118L240 120L236 154', chalk, 6),
    circle(1070, 150, 74, 'none', { stroke: chalk, 'stroke-width': 6 }),
    line('M1070 150V76M1070 150L1132 192', chalk, 6),
    line('M1070 150L1010 106', faint, 6),
    line('M520 60H676V168H520ZM520 96H676M520 132H676M572 60V168M624 60V168', faint, 6),
    line('M872 76H936M872 110H958M872 144H916', faint, 8),
    line('M70 470H196V640L175 624L154 640L133 624L112 640L91 624L70 640ZM96 508H150M96 540H170M96 572H132', faint, 6),
    line('M300 96Q342 66 384 96M384 96L374 70M384 96L358 100', faint, 6),
    line(
      'M274 560H366C364 610 350 640 320 640C290 640 276 610 274 560ZM366 572C396 570 396 612 358 612M304 538q-10-14 0-28M334 538q-10-14 0-28',
      chalk,
      6,
    ),
  )

export const draw = () =>
  picture(
    1200,
    800,
    rect(0, 0, 1200, 800, toska[950]),
    path('M0 0H1200V18H18V800H0Z', mix(toska[950], toska[900], 0.7)),
    doodles(),
    bars(760, 736, [
      [147, 96, mix(toska[950], toska[900], 0.75)],
      [147, 192, toska[900]],
      [146, 288, mix(toska[900], toska[800], 0.5)],
    ]),
    line('M760 640H906V544H1054V448H1200', chalk, 5),
    rect(0, 736, 1200, 64, toska[900]),
    rect(0, 736, 1200, 10, toska[800]),
    at({ x: 452, y: 736 }, rect(0, -40, 140, 40, toska[700], 6), rect(0, -14, 140, 14, mix(white, toska[200], 0.5), 3)),
    at({ x: 640, y: 722, turn: -3 }, rect(0, 0, 64, 15, spot, 5), rect(48, 0, 16, 15, kunyit[200], 5)),
    at({ x: 96, y: 724 }, rect(0, 0, 54, 13, mix(white, toska[100], 0.5), 5)),
  )
