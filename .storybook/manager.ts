import { createElement, Fragment, useState } from 'react'
import { Button } from 'storybook/internal/components'
import { SNIPPET_RENDERED } from 'storybook/internal/docs-tools'
import { addons, types, useChannel, useStorybookState } from 'storybook/manager-api'
import { lightBrand } from './brand.ts'
import { STORED_SECTION } from './channel.ts'

addons.setConfig({ theme: lightBrand, sidebar: { showRoots: true } })

addons.register('naikkelas/copy', () => {
  addons.add('naikkelas/copy/tools', {
    type: types.TOOL,
    title: 'Salin kode',
    match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
    // The bundler of this tool knows the old JSX only.
    render: () => createElement(CopyTools),
  })
})

/** "Salin kode" for every story, "Salin sebagai JSON" where a section is shown. */
function CopyTools() {
  const { storyId } = useStorybookState()
  const [codes, setCodes] = useState<Record<string, string | undefined>>({})
  const [stored, setStored] = useState<Record<string, string | undefined>>({})
  useChannel({
    [SNIPPET_RENDERED]: ({ id, source }: { id: string; source: string }) =>
      setCodes((before) => ({ ...before, [id]: source })),
    [STORED_SECTION]: ({ id, json }: { id: string; json?: string }) =>
      setStored((before) => ({ ...before, [id]: json })),
  })
  return createElement(
    Fragment,
    null,
    createElement(Copy, { text: codes[storyId], label: 'Salin kode' }),
    createElement(Copy, { text: stored[storyId], label: 'Salin sebagai JSON' }),
  )
}

function Copy({ text, label }: { text: string | undefined; label: string }) {
  const [isCopied, setCopied] = useState(false)
  if (text === undefined) return null
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
    setTimeout(() => setCopied(false), 1600)
  }
  return createElement(
    Button,
    { variant: 'ghost', size: 'small', ariaLabel: false, onClick: () => void copy() },
    isCopied ? 'Tersalin' : label,
  )
}
