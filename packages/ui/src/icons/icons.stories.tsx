import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { Button } from '../primitives/button/button.tsx'
import { Field } from '../primitives/field/field.tsx'
import { Input } from '../primitives/input/input.tsx'
import { Text } from '../primitives/text/text.tsx'
import { Icon } from './icon.tsx'
import { type IconName, interfaceIconNames } from './icon-names.ts'
import { searchIcons } from './search-icons.ts'
import { Logo } from './logo.tsx'
import { Mark } from './mark.tsx'

const meta = preview.meta({ title: 'Ikon/Ikon (Icons)', component: Icon, args: { name: 'toko' as const } })

function Gallery({ names }: { names: readonly IconName[] }) {
  return (
    <ul className="ui:grid ui:grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] ui:gap-2">
      {names.map((name) => (
        <li
          key={name}
          className="ui:flex ui:flex-col ui:items-center ui:gap-2 ui:rounded-surface ui:border ui:border-line ui:bg-surface ui:p-3"
        >
          <Icon name={name} size={32} />
          <CopyName name={name} />
        </li>
      ))}
    </ul>
  )
}

/** The name; a press copies the element that draws it. */
function CopyName({ name }: { name: IconName }) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(`<Icon name="${name}" />`)
    setCopied(true)
  }
  return (
    <Button variant="quiet" size="sm" aria-label={`Salin ikon ${name}`} onClick={() => void copy()}>
      {isCopied ? 'Tersalin' : name}
    </Button>
  )
}

function Search() {
  const [query, setQuery] = useState('')
  const found = searchIcons(query)
  return (
    <div className="ui:flex ui:flex-col ui:gap-4">
      <Field label="Cari ikon" hint="Nama Indonesia atau Inggris">
        <Input
          type="search"
          start={<Icon name="cari" size={16} />}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </Field>
      <p role="status" className="ui:text-app-sm">
        {found.length === 0 ? 'Tidak ada ikon yang cocok.' : `${found.length} ikon`}
      </p>
      <Gallery names={found} />
    </div>
  )
}

export const One = meta.story()

/** The 64 icons that a content may hold. */
export const ForContent = meta.story({ render: () => <Search /> })

export const SearchFinds = meta.story({
  render: () => <Search />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Cari ikon' }), 'clock')
    await expect(canvas.getByRole('status')).toHaveTextContent('1 ikon')
    await expect(canvas.getByRole('button', { name: 'Salin ikon jam' })).toBeVisible()
  },
})

/** Signs of the interface, not offered for content. */
export const ForInterfaces = meta.story({ render: () => <Gallery names={interfaceIconNames} /> })

export const Sizes = meta.story({
  render: () => (
    <div className="story-row">
      {([16, 20, 24, 32, 40] as const).map((size) => (
        <Icon key={size} name="karcis" size={size} label={`Karcis, ${size} px`} />
      ))}
    </div>
  ),
})

export const LogoAndMark = meta.story({
  render: () => (
    <div className="story-column">
      <Logo height={40} />
      <Logo variant="symbol" height={40} label="Naikkelas" />
      <div className="story-row">
        {([1, 2, 3] as const).map((filled) => (
          <span key={filled} className="ui:inline-flex ui:items-center ui:gap-2">
            <Mark filled={filled} className="ui:size-6 ui:text-accent" />
            <Text as="span">{['', 'dasar', 'menengah', 'mahir'][filled]}</Text>
          </span>
        ))}
      </div>
    </div>
  ),
})
