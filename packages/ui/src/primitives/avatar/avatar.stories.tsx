import preview from '../../../../../.storybook/preview.tsx'
import { Avatar } from './avatar.tsx'
import { AvatarGroup } from './avatar-group.tsx'

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#b1e9e3"/><path d="M0 64V52h21V43h22v-9h21v30z" fill="#76d3cb"/><path d="M14 64c1-14 8-20 18-20s17 6 18 20z" fill="#0c7a75"/><circle cx="32" cy="30" r="12" fill="#c98d5f"/><path d="M18 33c-2-18 6-23 14-23s16 5 14 23c-3 9-4 4-4-3-6 0-14-2-16-7-2 4-4 8-4 11s-2 7-4-1z" fill="#213232"/></svg>',
)}`

const meta = preview.meta({
  title: 'Dasar/Potret (Avatar)',
  component: Avatar,
  args: { name: 'Sari Dewi Lestari' },
})

export const Initials = meta.story()
export const Picture = meta.story({ args: { src: picture, size: 'lg' } })
export const Broken = meta.story({ args: { src: 'data:image/png;base64,rusak', name: 'Bagus Wirawan' } })
export const Sizes = meta.story({
  render: () => (
    <div className="story-row">
      <Avatar name="Pak Bagus Wirawan" size="sm" />
      <Avatar name="Ratna" />
      <Avatar name="Sari Dewi Lestari" src={picture} />
      <Avatar name="Made Ayu" size="lg" />
      <Avatar name="" size="lg" />
    </div>
  ),
})
export const Group = meta.story({
  render: () => (
    <div className="story-column">
      <AvatarGroup
        label="Peserta kelas Shopee"
        people={['Sari Lestari', 'Bagus Wirawan', 'Made Ayu', 'Ratna Kusuma', 'Yusuf Hakim', 'Putri Amalia'].map(
          (name, index) => (index === 0 ? { name, src: picture } : { name }),
        )}
      />
      <AvatarGroup label="Penulis halaman" size="sm" people={[{ name: 'Sari Lestari' }, { name: 'Bagus Wirawan' }]} />
    </div>
  ),
})
