/** The hall of a workshop: the mentor on the stage, listeners seen from behind. */
import { ink, langit, mix, spot, tinta, white } from '../ink/colour.mjs'
import { writeLines } from '../ink/lettering.mjs'
import { at, ellipse, join, line, path, picture, rect } from '../ink/shape.mjs'
import { arif } from '../people/cast.mjs'
import { trousers } from '../people/legs.mjs'
import { arm } from '../people/limbs.mjs'
import { bust } from '../people/person.mjs'
import { barChart } from '../things/screens.mjs'
import { bars, mark } from '../things/steps.mjs'

const dark = '#1d1a1c'

const back = ({ x, y, scale = 1, shirt, skin, head }) =>
  at(
    { x, y, scale },
    path('M-30 60C-30 96-60 104-96 116C-130 128-142 160-146 360H146C142 160 130 128 96 116C60 104 30 96 30 60Z', shirt),
    path('M60 108C72 112 84 114 96 116C130 128 142 160 146 360H96C100 220 92 140 60 108Z', mix(shirt, ink, 0.16)),
    skin && rect(-27, 40, 54, 62, mix(skin, '#7a2f1a', 0.2), 20),
    skin && join(ellipse(-56, 4, 9, 13, skin), ellipse(56, 4, 9, 13, skin)),
    head,
  )

const cropped = (colour) =>
  path('M-56 8C-66-56-40-94 0-94C40-94 66-56 56 8C52 40 34 62 0 62C-34 62-52 40-56 8Z', colour)

const veil = (colour) =>
  join(
    path(
      'M0-98C46-98 72-62 70-14C70 30 84 74 118 118C126 150 60 182 0 182C-60 182-126 150-118 118C-84 74-70 30-70-14C-72-62-46-98 0-98Z',
      colour,
    ),
    path(
      'M34-92C58-80 72-50 70-14C70 30 84 74 118 118C124 142 88 166 44 177C76 110 70 0 34-92Z',
      mix(colour, ink, 0.14),
    ),
  )

const capped = (skin) =>
  join(
    cropped(dark),
    path('M-58-22C-58-56-54-76-48-92C-20-102 20-102 48-92C54-76 58-56 58-22C30-12-30-12-58-22Z', ink),
    skin && path('M20-98C30-97 40-95 48-92C54-76 58-56 58-22C48-18 38-16 28-15C34-44 30-76 20-98Z', tinta[800]),
  )

const speaker = () => {
  const { behind, torso, head } = bust(arif, { look: -0.4, tilt: -2, hasArms: true, mouth: 'grin' })
  const sleeve = arif.wears.colour
  return join(
    arm({
      points: [
        [98, 154],
        [150, 272],
        [118, 366],
      ],
      sleeve: mix(sleeve, ink, 0.1),
      skin: arif.skin,
      hand: 'rest',
      handTurn: 80,
      short: true,
    }),
    trousers({ colour: tinta[700] }),
    behind,
    torso,
    head,
    arm({
      points: [
        [-98, 154],
        [-164, 262],
        [-232, 158],
      ],
      sleeve,
      skin: arif.skin,
      hand: 'open',
      handTurn: 222,
      short: true,
    }),
  )
}

const slide = () =>
  join(
    rect(0, 0, 560, 340, white, 10),
    mark(36, 36, 32, langit[600], spot),
    writeLines(['Iklan hemat,', 'pesanan naik'], 36, 124, 50, 60, ink),
    rect(36, 214, 190, 12, tinta[200], 6),
    rect(36, 240, 140, 12, tinta[200], 6),
    barChart(300, 170, 230, 140, [0.3, 0.44, 0.6, 0.78, 1], langit),
    line('M296 312H532', tinta[300], 4),
  )

export const draw = () =>
  picture(
    1200,
    800,
    rect(0, 0, 1200, 800, langit[800]),
    path('M1200 0H840V100H960V200H1080V300H1200Z', mix(langit[800], langit[700], 0.6)),
    rect(0, 560, 1200, 240, langit[900]),
    bars(0, 560, [[1200, 40, langit[700]]]),
    rect(0, 520, 1200, 8, langit[500]),
    at({ x: 110, y: 96 }, rect(-14, -14, 588, 368, ink, 16), slide()),
    at({ x: 880, y: 86, scale: 0.6 }, speaker()),
    back({ x: 270, y: 606, scale: 0.72, shirt: langit[600], head: veil(langit[300]) }),
    back({ x: 536, y: 612, scale: 0.72, shirt: langit[400], skin: '#c98d5f', head: cropped(dark) }),
    back({ x: 860, y: 606, scale: 0.72, shirt: langit[600], skin: '#85522f', head: cropped(dark) }),
    back({ x: 130, y: 640, scale: 0.95, shirt: langit[300], skin: '#a96f45', head: cropped(dark) }),
    back({ x: 396, y: 664, scale: 0.95, shirt: langit[700], head: veil(spot) }),
    back({ x: 664, y: 650, scale: 0.95, shirt: white, skin: '#c98d5f', head: capped('#c98d5f') }),
    back({ x: 1070, y: 652, scale: 0.95, shirt: langit[500], head: veil(langit[200]) }),
  )
