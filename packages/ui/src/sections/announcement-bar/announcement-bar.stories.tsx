import preview from '../../../../../.storybook/preview.tsx'
import { SectionSheet, SectionStory, SectionTones } from '../parts/section-story.tsx'
import { examples } from './announcement-bar.examples.ts'
import { announcementBar } from './announcement-bar.section.ts'
import AnnouncementBarView from './announcement-bar.view.tsx'

const meta = preview.meta({ title: 'Bagian/Bilah pengumuman (Announcement bar)' })

export const Link = meta.story({ render: () => <SectionStory view={AnnouncementBarView} example={examples.link} /> })
export const LinkOfManyWords = meta.story({
  render: () => <SectionStory view={AnnouncementBarView} example={examples.linkOfManyWords} />,
})
export const Button = meta.story({
  render: () => <SectionStory view={AnnouncementBarView} example={examples.button} />,
})
export const Coupon = meta.story({
  render: () => <SectionStory view={AnnouncementBarView} example={examples.coupon} />,
})
export const New = meta.story({
  render: () => <SectionStory view={AnnouncementBarView} example={{ content: announcementBar.defaults }} />,
})
export const EmptyPlaces = meta.story({
  render: () => <SectionStory view={AnnouncementBarView} example={{ content: announcementBar.defaults }} isSample />,
})
export const EveryGround = meta.story({
  render: () => <SectionTones view={AnnouncementBarView} example={examples.coupon} />,
})
export const Sheet = meta.story({ render: () => <SectionSheet view={AnnouncementBarView} examples={examples} /> })
