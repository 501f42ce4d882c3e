import * as ui from '@naikkelas/ui'
import { courseOffer, courseSections } from '@naikkelas/ui/samples'
import { SectionList, views } from '@naikkelas/ui/sections'
import { createElement as h } from 'react'

const options = [{ value: 'a', label: 'A' }]
const link = h('a', { href: '/' }, 'Ke sana')

/** Every component of the root, each in the states that are hard for a server. */
export const cases = {
  Badge: h(ui.Badge, null, 'Draf'),
  Button: h(ui.Button, null, 'Simpan'),
  'Button, loading': h(ui.Button, { isLoading: true, type: 'submit' }, 'Menyimpan…'),
  'Button, a link': h(ui.Button, { asChild: true }, link),
  Card: h(ui.Card, null, 'Isi'),
  Checkbox: h(ui.Checkbox, { label: 'Setuju' }),
  'Checkbox, mixed': h(ui.Checkbox, { label: 'Semua', isMixed: true }),
  EmptyState: h(ui.EmptyState, { title: 'Kosong' }),
  Field: h(ui.Field, { label: 'Nama', error: 'Salah' }, h(ui.Input)),
  Fieldset: h(ui.Fieldset, { legend: 'Jenis' }, h(ui.Radio, { label: 'A' })),
  Heading: h(ui.Heading, { level: 2 }, 'Judul'),
  Icon: h(ui.Icon, { name: 'toko' }),
  IconButton: h(ui.IconButton, { label: 'Toko', icon: h(ui.Icon, { name: 'toko' }), isPressed: true }),
  Link: h(ui.Link, { href: '/' }, 'Tautan'),
  SegmentedControl: h(ui.SegmentedControl, { label: 'Jarak', options, value: 'a' }),
  Select: h(ui.Select, null, h('option', null, 'A')),
  Spinner: h(ui.Spinner),
  Switch: h(ui.Switch, { label: 'Aktif' }),
  Table: h(ui.Table, { caption: 'Halaman' }, h('tbody')),
  Textarea: h(ui.Textarea),
  ThemeScope: h(ui.ThemeScope, { theme: ui.appTheme }, h(ui.ThemeStyle, { theme: ui.appTheme })),
  SectionList: h(SectionList, {
    items: courseSections({}),
    views,
    offer: courseOffer,
    media: () => null,
    href: () => '#',
  }),
}
