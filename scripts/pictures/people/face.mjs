/** A face around (0, 0): 100 wide, chin at 66. `look` turns it: -1 left, 1 right. */
import { ink, mix, skinTones, white } from '../ink/colour.mjs'
import { at, circle, d, ellipse, inside, join, line, path, rect } from '../ink/shape.mjs'

const faceShape =
  'M-50-12C-50-50-29-70 0-70C29-70 50-50 50-12C50 14 45 34 32 50C22 62 11 67 0 67C-11 67-22 62-32 50C-45 34-50 14-50-12Z'

const eyes = (kind, shift, lashes) => {
  const one = (x) => {
    if (kind === 'glad') return line(d`M${x - 8} 2Q${x} -8 ${x + 8} 2`, ink, 4)
    if (kind === 'down')
      return join(
        line(d`M${x - 8} -1Q${x} 7 ${x + 8} -1`, ink, 4),
        lashes && line(d`M${x + 5 * Math.sign(x)} 3l${3 * Math.sign(x)} 4`, ink, 2.6),
      )
    return join(
      ellipse(x, 0, 5.4, 6.6, ink),
      circle(x + 1.8, -2.4, 1.9, white),
      lashes &&
        line(
          d`M${x + 4 * Math.sign(x - shift)} -4.6q${4 * Math.sign(x - shift)} -1 ${6 * Math.sign(x - shift)} -4.4`,
          ink,
          2.8,
        ),
    )
  }
  return join(one(shift - 20), one(shift + 20))
}

const mouths = {
  smile: (tones) => line('M-15 35Q0 48 15 35', tones.line, 4),
  soft: (tones) => line('M-11 37Q0 45 11 37', tones.line, 4),
  grin: (tones) =>
    join(
      path('M-18 32C-8 35 8 35 18 32C17 46 9 52 0 52C-9 52-17 46-18 32Z', mix(tones.line, '#7c1420', 0.5)),
      path('M-15.5 33.4C-7 35.4 7 35.4 15.5 33.4L14 39C6 41-6 41-14 39Z', white),
    ),
  talk: (tones) =>
    join(
      path('M-11 34C-5 32 5 32 11 34C12 44 7 50 0 50C-7 50-12 44-11 34Z', mix(tones.line, '#7c1420', 0.5)),
      path('M-7.6 46C-4 43 4 43 7.6 46C5.6 49 3 50 0 50C-3 50-5.6 49-7.6 46Z', '#e0787a'),
    ),
}

const brows = (shift, colour, lift, width) =>
  join(
    line(d`M${shift - 29} ${-15 - lift}Q${shift - 20} ${-22 - lift} ${shift - 11} ${-16 - lift}`, colour, width),
    line(d`M${shift + 11} ${-16 - lift}Q${shift + 20} ${-22 - lift} ${shift + 29} ${-15 - lift}`, colour, width),
  )

const lenses = (shift) =>
  join(
    rect(shift - 38, -15, 33, 30, white, 13, { opacity: 0.34 }),
    rect(shift + 5, -15, 33, 30, white, 13, { opacity: 0.34 }),
  )

const glasses = (shift, colour) =>
  join(
    rim(shift - 38, colour),
    rim(shift + 5, colour),
    line(d`M${shift - 5} -3Q${shift} -7 ${shift + 5} -3`, colour, 3.6),
    line(d`M${shift - 38} -4L-50 -7M${shift + 38} -4L50 -7`, colour, 3.6),
  )

const rim = (x, colour) => rect(x, -15, 33, 30, 'none', 13, { stroke: colour, 'stroke-width': 3.6 })

const beard = (colour) =>
  path(
    'M-49 2C-48 40-30 72 0 72C30 72 48 40 49 2C46 16 42 24 34 27C24 20 10 21 0 24C-10 21-24 20-34 27C-42 24-46 16-49 2Z',
    colour,
  )

const moustache = (colour) =>
  path('M-17 31C-13 25-5 24 0 26C5 24 13 25 17 31C11 30 6 31 0 31C-6 31-11 30-17 31Z', colour)

/** Skin, ears and features; hair and cloth are laid over and under it by the head. */
export const face = ({
  skin,
  hairColour = ink,
  look = 0,
  mouth = 'smile',
  eye = 'open',
  lashes,
  lift = 0,
  ears = true,
  glass,
  hasBeard,
  hasMoustache,
  earring,
}) => {
  const tones = skinTones(skin)
  const shift = look * 9
  const ear = (x) =>
    join(
      ellipse(x, 4, 9.5, 13, tones.base),
      line(d`M${x - 2 * Math.sign(x)} -1Q${x + 5 * Math.sign(x)} 2 ${x - Math.sign(x)} 9`, tones.shade, 3),
      earring && circle(x + Math.sign(x), 20, 4, earring),
    )
  return join(
    ears && join(ear(-51 + look * 3), ear(51 + look * 3)),
    path(faceShape, tones.base),
    inside(
      path(faceShape, white),
      path(d`M${38 + look * 4} -70C${52} -20 50 24 ${14} 74L70 74V-70Z`, tones.shade, { opacity: 0.45 }),
    ),
    ellipse(shift - 31, 22, 10, 7, tones.blush),
    ellipse(shift + 31, 22, 10, 7, tones.blush),
    hasBeard && beard(hairColour),
    line(d`M${shift + look * 2 - 1} 4q${6 + look * 2} 11 ${-1} 15q-4 1 -7 -1`, tones.line, 3, { opacity: 0.75 }),
    hasMoustache && at({ x: shift }, moustache(hairColour)),
    at({ x: shift * 1.05 }, mouths[mouth](tones)),
    glass && lenses(shift),
    eyes(eye, shift, lashes),
    brows(shift, mix(hairColour, tones.line, 0.25), lift, lashes ? 3.6 : 5),
    glass && glasses(shift, glass),
  )
}
