import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Command } from '../../commands/command.ts'
import { CommandMenu } from '../../commands/command-menu.tsx'
import { usePageCommands } from '../../commands/use-page-commands.ts'
import { usePageSettings } from '../bar/use-page-settings.ts'
import { usePreview } from '../bar/use-preview.ts'
import { useBuilder, useBuilderParts } from '../state/builder-context.ts'
import { usePublish } from '../publish/use-publish.ts'
import { pageCommands } from './page-commands.ts'
import { sectionCommands } from './section-commands.ts'

/** Commands of the builder: actions, sections to add and to go to, other pages. */
export function BuilderCommands({ onClose }: { onClose: () => void }) {
  const parts = useBuilderParts()
  const { store, saver, workspace } = parts
  const [typed, setTyped] = useState('')
  const document = useBuilder((state) => state.document)
  const selectedId = useBuilder((state) => state.selectedId)
  const pageId = useBuilder((state) => state.page.id)
  const navigate = useNavigate()
  const publish = usePublish()
  const preview = usePreview()
  const showPageSettings = usePageSettings()
  const pages = usePageCommands(typed, pageId)
  const commands: Command[] = [
    ...pageCommands({
      store,
      workspace,
      publish: () => void publish(),
      preview: () => void preview.open(),
      save: () => void saver.flush(),
      showPageSettings,
      leave: () => void navigate('/admin/landing-pages'),
    }),
    ...sectionCommands(parts, { document, selectedId }),
    ...pages,
  ]
  return <CommandMenu commands={commands} onSearch={setTyped} onClose={onClose} />
}
