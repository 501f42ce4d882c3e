import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { Icon } from '../../icons/icon.tsx'
import { Card } from '../../primitives/card/card.tsx'
import { Tree, type TreeProps } from './tree.tsx'
import type { TreeItem } from './visible-items.ts'

const folder = <Icon name="map" size={16} />
const items: readonly TreeItem[] = [
  {
    id: 'kelas',
    label: 'Kelas',
    icon: folder,
    end: '14',
    children: [
      {
        id: 'shopee',
        label: 'Shopee untuk pemula',
        icon: folder,
        children: [
          { id: 'toko', label: '1. Membuka toko', icon: <Icon name="video" size={16} /> },
          {
            id: 'pajak',
            label: '2. Mempersiapkan pertanggungjawaban administrasi perpajakan',
            icon: <Icon name="video" size={16} />,
          },
          { id: 'kuis', label: '3. Kuis', icon: <Icon name="tanya" size={16} />, disabled: true },
        ],
      },
      { id: 'tiktok', label: 'TikTok Shop', icon: folder, children: [{ id: 'live', label: '1. Siaran langsung' }] },
    ],
  },
  { id: 'gambar', label: 'Gambar', icon: folder, end: '208', children: [{ id: 'sampul', label: 'Sampul' }] },
  { id: 'sampah', label: 'Sampah', icon: <Icon name="hapus" size={16} /> },
]

function Chosen(args: Partial<TreeProps>) {
  const [selectedId, setSelectedId] = useState<string | null>('toko')
  return (
    <div style={{ width: 320 }}>
      <Card padding="sm">
        <Tree
          label="Berkas kelas"
          items={items}
          defaultExpandedIds={['kelas', 'shopee']}
          {...args}
          selectedId={selectedId}
          onSelect={setSelectedId}
        />
      </Card>
    </div>
  )
}

const meta = preview.meta({
  title: 'Interaktif/Pohon (Tree)',
  component: Tree,
  args: { label: 'Berkas kelas', items, selectedId: 'toko', onSelect: () => {} },
  render: () => <Chosen />,
})

export const Expanded = meta.story()
export const Folded = meta.story({ render: () => <Chosen defaultExpandedIds={[]} /> })
export const Empty = meta.story({ render: () => <Chosen items={[]} /> })

export const ByKeyboard = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('treeitem', { name: /Membuka toko/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    await expect(canvas.getByRole('treeitem', { name: /Shopee/ })).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('t')
    await expect(canvas.getByRole('treeitem', { name: /TikTok/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    await expect(canvas.getByRole('treeitem', { name: /Siaran/ })).toHaveAttribute('aria-selected', 'true')
  },
})
