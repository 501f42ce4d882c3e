import preview from '../../../../../.storybook/preview.tsx'
import { Card } from '../card/card.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { PageFrame } from './page-frame.tsx'

const meta = preview.meta({
  title: 'Dasar/Bingkai layar (PageFrame)',
  component: PageFrame,
  parameters: { isBare: true },
  args: {
    children: [
      <PageHeader key="head" title="Prospek" />,
      <Card key="list">28 orang mengisi formulir minggu ini.</Card>,
    ],
  },
})

export const Screen = meta.story()
export const InsideAnother = meta.story({ args: { as: 'div' } })
