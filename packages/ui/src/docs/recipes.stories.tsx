import preview from '../../../../.storybook/preview.tsx'
import { RecipePage } from './recipe-page.tsx'
import { recipes } from './recipes.ts'

const meta = preview.meta({ title: 'Resep/Halaman utuh (Page recipes)' })

export const SellAClass = meta.story({
  name: 'Menjual kelas (Sell a class)',
  render: () => <RecipePage items={recipes.sellAClass.items} />,
})
export const FillAWebinar = meta.story({
  name: 'Mengisi webinar (Fill a webinar)',
  render: () => <RecipePage items={recipes.fillAWebinar.items} />,
})
export const GatherContacts = meta.story({
  name: 'Mengumpulkan kontak (Gather contacts)',
  render: () => <RecipePage items={recipes.gatherContacts.items} />,
})
export const CloseAPromotion = meta.story({
  name: 'Menutup promo (Close a promotion)',
  render: () => <RecipePage items={recipes.closeAPromotion.items} />,
})
export const LinkInABio = meta.story({
  name: 'Tautan di bio (Link in a bio)',
  render: () => <RecipePage items={recipes.linkInABio.items} />,
})
