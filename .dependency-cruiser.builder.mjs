// The floors of the landing page builder; the rest of the rules is in .dependency-cruiser.mjs. scripts/tests/builder-floors.test.ts
// compares them with the folders there are and with the table in the builder's README.

import { rule, test } from './.dependency-cruiser.places.mjs'

const builder = '^apps/web/app/areas/admin/builder/'

/** From the lowest to the highest: a folder imports from its own floor and from those below it. */
export const builderFloors = [
  { floor: 'model', folders: ['model', 'save'] },
  { floor: 'state', folders: ['state'] },
  {
    floor: 'tools',
    folders: [
      'acts',
      'audience',
      'clipboard',
      'dnd',
      'fields',
      'link-words',
      'links',
      'live',
      'media',
      'menu',
      'offer-record',
      'order-words',
      'site-parts',
      'stage',
      'text',
    ],
  },
  {
    floor: 'panels',
    folders: [
      'analytics',
      'canvas',
      'comments',
      'experiments',
      'inspector',
      'layout',
      'library',
      'outline',
      'page-settings',
      'palette',
      'schedule',
      'transfer',
    ],
  },
  {
    floor: 'frame',
    folders: [
      'approval',
      'bar',
      'commands',
      'compare',
      'conflicts',
      'dialogs',
      'find',
      'frame',
      'previews',
      'publish',
      'shortcuts',
      'lifecycle',
      'versions',
      'visit',
    ],
  },
]

/** One rule per floor: it imports none of the floors above it, nor the files that put the builder together. */
export const withinBuilder = builderFloors.map(({ floor, folders }, at) => {
  const above = builderFloors.slice(at + 1)
  const names = above.flatMap((higher) => higher.folders)
  return rule(
    `builder-${floor}-floor`,
    `The builder's ${floor} floor imports ${above.length > 0 ? `nothing of ${above.map((higher) => higher.floor).join(', ')}` : 'no file of the builder’s root'}: move what both need down, or pass it in.`,
    { path: `${builder}(${folders.join('|')})/`, pathNot: [test, '/testing/'] },
    { path: names.length > 0 ? `${builder}((${names.join('|')})/|[^/]+$)` : `${builder}[^/]+$` },
  )
})
