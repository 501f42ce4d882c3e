/** A whole person from parts. The face is at (0, 0); the caller moves and scales the result. */
import { skinTones } from '../ink/colour.mjs'
import { at, join } from '../ink/shape.mjs'
import { torso } from './clothes.mjs'
import { face } from './face.mjs'
import { hair, peci } from './hair.mjs'
import { hijab } from './hijab.mjs'

/** Heads are drawn a little larger than life: faces carry these pictures at 48 px too. */
const HEAD = 1.12

const headwear = ({ covers, hairStyle, hairColour, colour, ciput }) => {
  if (covers === 'peci') return peci(colour, hairColour)
  if (covers) return hijab(covers, colour, ciput)
  return hair[hairStyle](hairColour)
}

/** Layers from back to front: what hangs behind, torso, cloth on the shoulders, head. */
export const bust = (who, { look = 0, tilt = 0, mouth, eye, lift, hasArms, extra } = {}) => {
  const isWrapped = Boolean(who.covers) && who.covers !== 'peci'
  const wear = headwear({ ...who, colour: who.coverColour })
  const head = join(
    face({ ...who, look, ears: who.ears ?? !isWrapped, mouth: mouth ?? who.mouth, eye: eye ?? who.eye, lift }),
    at({ x: look * 3 }, wear.front),
  )
  const lowered = { y: -12 }
  return {
    behind: wear.back ? at({ turn: tilt, scale: HEAD }, wear.back) : '',
    torso: at(lowered, torso({ build: who.build, skinTones: skinTones(who.skin), ...who.wears, hasArms, extra })),
    drape: wear.drape ? at(lowered, wear.drape) : '',
    head: at({ turn: tilt, scale: HEAD }, head),
  }
}

/** A bust in one piece, for portraits; arms may be laid under the head. */
export const portrait = (who, pose = {}, arms = {}) => {
  const parts = bust(who, pose)
  return join(parts.behind, arms.back, parts.torso, parts.drape, arms.front, parts.head, arms.over)
}
