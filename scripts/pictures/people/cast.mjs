/** The people of the demo world: each keeps the same face and cloth in every picture. */
import { cabai, daun, ink, kunyit, langit, skins, tinta, toska, white } from '../ink/colour.mjs'

const black = '#1d1a1c'
const brown = '#3d2620'
const grey = '#5b5a5e'

export const wulan = {
  build: 'f',
  skin: skins[1],
  covers: 'pashmina',
  coverColour: toska[300],
  ciput: toska[600],
  hairColour: black,
  lashes: true,
  mouth: 'grin',
  wears: { garment: 'blus', colour: toska[700] },
}
export const bagus = {
  build: 'm',
  skin: skins[3],
  hairStyle: 'pendek',
  hairColour: black,
  hasMoustache: true,
  mouth: 'smile',
  wears: { garment: 'kemeja', colour: langit[700] },
}
export const nadia = {
  build: 'f',
  skin: skins[0],
  hairStyle: 'panjang',
  hairColour: brown,
  lashes: true,
  mouth: 'smile',
  earring: kunyit[300],
  wears: { garment: 'blazer', colour: cabai[700], second: white },
}
export const yusuf = {
  build: 'm',
  skin: skins[2],
  covers: 'peci',
  coverColour: ink,
  hairColour: black,
  mouth: 'grin',
  wears: { garment: 'koko', colour: white, second: daun[300] },
}
export const ketut = {
  build: 'f',
  skin: skins[3],
  hairStyle: 'sanggul',
  hairColour: black,
  lashes: true,
  mouth: 'smile',
  earring: kunyit[300],
  wears: { garment: 'kebaya', colour: toska[500], second: kunyit[300] },
}
export const rini = {
  build: 'f',
  skin: skins[2],
  covers: 'segi',
  coverColour: langit[300],
  ciput: langit[700],
  hairColour: black,
  lashes: true,
  glass: ink,
  mouth: 'smile',
  wears: { garment: 'blus', colour: langit[800] },
}
export const sinta = {
  build: 'f',
  skin: skins[1],
  hairStyle: 'bob',
  hairColour: black,
  ears: false,
  lashes: true,
  mouth: 'grin',
  wears: { garment: 'blazer', colour: kunyit[300], second: white },
}
export const arif = {
  build: 'm',
  skin: skins[2],
  hairStyle: 'sisir',
  hairColour: black,
  glass: ink,
  mouth: 'smile',
  wears: { garment: 'batik', colour: toska[800], second: kunyit[200] },
}
export const ratna = {
  build: 'f',
  skin: skins[3],
  covers: 'selip',
  coverColour: cabai[400],
  ciput: cabai[700],
  hairColour: black,
  lashes: true,
  mouth: 'grin',
  wears: { garment: 'kaus', colour: toska[200] },
}
export const kakWulan = {
  build: 'f',
  skin: skins[2],
  covers: 'bergo',
  coverColour: kunyit[200],
  ciput: kunyit[400],
  hairColour: black,
  lashes: true,
  mouth: 'grin',
  wears: { garment: 'blus', colour: toska[800] },
}
export const dimas = {
  build: 'm',
  skin: skins[4],
  hairStyle: 'ikal',
  hairColour: black,
  mouth: 'grin',
  wears: { garment: 'sweter', colour: toska[200] },
}
export const hasan = {
  build: 'm',
  skin: skins[2],
  hairStyle: 'pendek',
  hairColour: grey,
  hasBeard: true,
  mouth: 'grin',
  wears: { garment: 'kemeja', colour: tinta[200] },
}
export const mega = {
  build: 'f',
  skin: skins[5],
  hairStyle: 'kuncir',
  hairColour: black,
  lashes: true,
  mouth: 'smile',
  earring: kunyit[300],
  wears: { garment: 'kaus', colour: white },
}
