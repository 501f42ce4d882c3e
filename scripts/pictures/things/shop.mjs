/** The shop: awning, front, counter, coffee, jars, plants and lamps. */
import { cabai, ink, kunyit, mix, spot, tinta, toska, white } from '../ink/colour.mjs'
import { write } from '../ink/lettering.mjs'
import { at, circle, d, ellipse, inside, join, line, path, rect } from '../ink/shape.mjs'

/** Striped cloth with a scalloped edge. */
export const awning = (x, y, width, height, count, [first, second]) => {
  const stripe = width / count
  const r = stripe / 2
  const cloth = Array.from({ length: count }, (_, index) => {
    const left = x + index * stripe
    return path(d`M${left} ${y}h${stripe}v${height - r}a${r} ${r} 0 0 1 ${-stripe} 0Z`, index % 2 ? second : first)
  })
  return join(cloth, rect(x, y, width, height * 0.16, ink, 0, { opacity: 0.14 }))
}

/** A shop seen from the street; (0, 0) is its bottom left. */
export const shopFront = ({
  width = 300,
  height = 300,
  wall = white,
  hue = toska,
  stripes = [spot, white],
  sign,
  glass = hue[100],
  door = hue[700],
  goods,
}) => {
  const top = -height
  const awningTop = sign ? top + height * 0.2 : top + height * 0.05
  const awningHeight = height * 0.24
  const base = mix(wall, hue[600], 0.22)
  return join(
    rect(0, top, width, height, wall, 0),
    rect(width * 0.94, top, width * 0.06, height, base),
    rect(0, -height * 0.06, width, height * 0.06, mix(hue[700], ink, 0.15)),
    sign && rect(0, top, width, height * 0.2, hue[700]),
    sign && write(sign, width / 2, top + height * 0.145, height * 0.115, white, { anchor: 'middle' }),
    rect(width * 0.1, -height * 0.5, width * 0.3, height * 0.5, door, 4),
    rect(width * 0.135, -height * 0.46, width * 0.23, height * 0.2, mix(door, white, 0.3), 3),
    circle(width * 0.36, -height * 0.22, height * 0.018, spot),
    rect(width * 0.48, -height * 0.5, width * 0.4, height * 0.3, glass, 4),
    goods &&
      inside(
        rect(width * 0.48, -height * 0.5, width * 0.4, height * 0.3, white),
        at({ x: width * 0.48, y: -height * 0.2 }, goods),
      ),
    path(
      d`M${width * 0.52} ${-height * 0.22}L${width * 0.62} ${-height * 0.5}H${width * 0.67}L${width * 0.57} ${-height * 0.22}Z`,
      white,
      { opacity: 0.45 },
    ),
    rect(width * 0.46, -height * 0.2, width * 0.44, height * 0.035, mix(hue[700], white, 0.1), 2),
    awning(-width * 0.04, awningTop, width * 1.08, awningHeight, 7, stripes),
  )
}

/** A paper cup with a sleeve; (0, 0) is the middle of its foot. */
export const cup = ({ height = 110, lidColour = ink, body = white, sleeve = toska[600] } = {}) => {
  const top = height * 0.3
  return join(
    path(d`M${-top} ${-height * 0.86}H${top}L${top * 0.76} 0H${-top * 0.76}Z`, body),
    path(d`M${top * 0.4} ${-height * 0.86}H${top}L${top * 0.76} 0H${top * 0.3}Z`, ink, { opacity: 0.1 }),
    path(d`M${-top * 0.95} ${-height * 0.64}H${top * 0.95}L${top * 0.84} ${-height * 0.24}H${-top * 0.84}Z`, sleeve),
    rect(-top * 1.12, -height * 0.9, top * 2.24, height * 0.09, lidColour, 4),
    path(
      d`M${-top * 0.92} ${-height * 0.9}L${-top * 0.82} ${-height}H${top * 0.82}L${top * 0.92} ${-height * 0.9}Z`,
      lidColour,
    ),
  )
}

/** A cup with a handle on a saucer, steaming. */
export const mug = ({ colour = white, size = 1, steam = tinta[300] } = {}) =>
  at(
    { scale: size },
    line('M-12-92q-10-14 0-28M14-92q-10-14 0-28', steam, 5),
    ellipse(0, 0, 62, 9, mix(colour, ink, 0.16)),
    line('M40-58C74-62 74-18 34-20', colour, 11),
    path('M-46-76H46C48-30 34-4 12-2H-12C-34-4-48-30-46-76Z', colour),
    path('M20-76H46C48-30 34-4 12-2H2C20-14 26-44 20-76Z', ink, { opacity: 0.1 }),
    ellipse(0, -76, 46, 8, '#5e3a22'),
  )

/** A glass jar on a shelf; (0, 0) is the middle of its foot. */
export const jar = (height, fill, lidColour = ink) =>
  join(
    rect(-height * 0.32, -height * 0.82, height * 0.64, height * 0.82, white, 8, { opacity: 0.85 }),
    path(
      d`M${-height * 0.26} ${-height * 0.54}H${height * 0.26}V${-height * 0.12}a6 6 0 0 1 -6 6H${-height * 0.26 + 6}a6 6 0 0 1 -6 -6Z`,
      fill,
    ),
    rect(-height * 0.27, -height, height * 0.54, height * 0.2, lidColour, 5),
  )

/** A pot with leaves; (0, 0) is the middle of its foot. */
export const plant = ({ size = 1, leaf = toska[600], dark = toska[800], pot = white } = {}) =>
  at(
    { scale: size },
    path('M0-70C-14-130-64-150-92-142C-88-104-50-70 0-66Z', dark),
    path('M0-70C14-140 60-176 96-172C96-124 56-78 0-66Z', leaf),
    path('M0-66C-30-130-14-200 10-222C38-190 34-120 4-66Z', leaf),
    path('M10-222C38-190 34-120 4-66C6-120 10-170 10-222Z', dark),
    line('M2-70C20-110 50-144 84-162', dark, 3),
    path('M-50-76H50L40 0H-40Z', pot),
    path('M16-76H50L40 0H12Z', ink, { opacity: 0.12 }),
    rect(-56, -86, 112, 22, pot, 6),
    rect(14, -86, 42, 22, ink, 6, { opacity: 0.12 }),
  )

/** A hanging lamp; (0, 0) is where its cord leaves the ceiling. */
export const lamp = (length, colour = ink, light = kunyit[200]) =>
  join(
    rect(-2, 0, 4, length, colour),
    path(
      d`M-48 ${length + 46}C-46 ${length + 6} -20 ${length - 4} 0 ${length - 4}C20 ${length - 4} 46 ${length + 6} 48 ${length + 46}Z`,
      colour,
    ),
    ellipse(0, length + 47, 24, 11, light),
  )

/** An espresso machine; (0, 0) is its bottom left, 260 wide. */
export const espresso = (hue = toska) =>
  join(
    rect(10, -170, 240, 66, tinta[100], 14),
    rect(170, -170, 80, 66, tinta[200], 14),
    rect(0, -116, 260, 40, hue[700], 6),
    rect(24, -80, 212, 64, tinta[300]),
    rect(24, -80, 212, 20, tinta[500]),
    rect(0, -20, 260, 20, tinta[100], 6),
    [74, 176].map((x) =>
      join(
        rect(x - 16, -80, 32, 16, ink, 4),
        rect(x - 4, -70, 46, 9, ink, 4),
        path(d`M${x - 15} -52H${x + 15}L${x + 11} -20H${x - 11}Z`, white),
      ),
    ),
    circle(40, -96, 9, spot),
    circle(68, -96, 9, white),
    circle(220, -96, 9, cabai[400]),
    [40, 80, 120].map((x) => path(d`M${x - 15} -192H${x + 15}L${x + 11} -170H${x - 11}Z`, white)),
    [160, 200].map((x) => path(d`M${x - 15} -192H${x + 15}L${x + 11} -170H${x - 11}Z`, hue[300])),
  )
