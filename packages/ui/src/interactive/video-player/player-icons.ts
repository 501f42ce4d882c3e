import type { IconDrawing } from '../../icons/icon-drawing.ts'

// Signs of a player alone. No icon of content looks like them.
export const mainkan: IconDrawing = {
  d: '',
  fill: 'M7.5 4.9v14.2a1 1 0 0 0 1.5.86l11.6-7.1a1 1 0 0 0 0-1.72L9 4.04a1 1 0 0 0-1.5.86z',
}
export const jeda: IconDrawing = {
  d: '',
  fill: 'M7 4.5h2.6a.9.9 0 0 1 .9.9v13.2a.9.9 0 0 1-.9.9H7a.9.9 0 0 1-.9-.9V5.4a.9.9 0 0 1 .9-.9zM14.4 4.5H17a.9.9 0 0 1 .9.9v13.2a.9.9 0 0 1-.9.9h-2.6a.9.9 0 0 1-.9-.9V5.4a.9.9 0 0 1 .9-.9z',
}
export const mundurSepuluh: IconDrawing = {
  d: 'M4 4.5v5h5M4.6 9a8.5 8.5 0 1 1-1 4.6M9 10.8l1.6-.9v6M14.6 9.9c1.2 0 1.9 1.2 1.9 3s-.7 3-1.9 3-1.9-1.2-1.9-3 .7-3 1.9-3z',
}
export const majuSepuluh: IconDrawing = {
  d: 'M20 4.5v5h-5M19.4 9a8.5 8.5 0 1 0 1 4.6M8 10.8l1.6-.9v6M13.6 9.9c1.2 0 1.9 1.2 1.9 3s-.7 3-1.9 3-1.9-1.2-1.9-3 .7-3 1.9-3z',
}
export const suara: IconDrawing = {
  d: 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.3a8 8 0 0 1 0 11.4',
}
export const bisu: IconDrawing = { d: 'M4 9.5v5h3.5l4.5 4v-13l-4.5 4zM15.5 9.5l5 5M20.5 9.5l-5 5' }
export const takarir: IconDrawing = {
  d: 'M5 5h14a1.5 1.5 0 0 1 1.5 1.5v11A1.5 1.5 0 0 1 19 19H5a1.5 1.5 0 0 1-1.5-1.5v-11A1.5 1.5 0 0 1 5 5zM10.5 10.6a1.9 1.9 0 1 0 0 2.8M16.8 10.6a1.9 1.9 0 1 0 0 2.8',
}
export const jendelaKecil: IconDrawing = {
  d: 'M20.5 10V6.5A1.5 1.5 0 0 0 19 5H5a1.5 1.5 0 0 0-1.5 1.5v11A1.5 1.5 0 0 0 5 19h5',
  fill: 'M14 13h6a1.2 1.2 0 0 1 1.2 1.2v3.6A1.2 1.2 0 0 1 20 19h-6a1.2 1.2 0 0 1-1.2-1.2v-3.6A1.2 1.2 0 0 1 14 13z',
}
export const layarPenuh: IconDrawing = { d: 'M4 9V4.5h4.5M20 9V4.5h-4.5M4 15v4.5h4.5M20 15v4.5h-4.5' }
export const layarBiasa: IconDrawing = { d: 'M8.5 4.5V9H4M15.5 4.5V9H20M8.5 19.5V15H4M15.5 19.5V15H20' }
export const bab: IconDrawing = { d: 'M4 6.5h10M4 12h10M4 17.5h6M18 5v14M15.5 8L18 5l2.5 3' }
