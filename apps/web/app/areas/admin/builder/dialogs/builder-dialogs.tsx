import { lazy, Suspense, useEffect } from 'react'
import { useBuilder, useBuilderParts } from '../builder-context.ts'
import { ShortcutsDialog } from '../shortcuts/shortcuts-dialog.tsx'
import { useOpenDialog } from './open-dialog.ts'

// Rarely needed: each is fetched when it is first opened.
const VersionsDialog = lazy(async () => ({
  default: (await import('../versions/versions-dialog.tsx')).VersionsDialog,
}))
const PreviewLinkDialog = lazy(async () => ({
  default: (await import('../previews/preview-link-dialog.tsx')).PreviewLinkDialog,
}))
const DuplicateDialog = lazy(async () => ({
  default: (await import('../../landing-pages/duplicate-dialog.tsx')).DuplicateDialog,
}))
const BuilderCommands = lazy(async () => ({
  default: (await import('../commands/builder-commands.tsx')).BuilderCommands,
}))

/** The dialogs about the page as a whole; one at a time. */
export function BuilderDialogs() {
  const { saver } = useBuilderParts()
  const page = useBuilder((state) => state.page)
  const offer = useBuilder((state) => state.document.offer)
  const { open, close } = useOpenDialog()
  // Another page is another builder: it begins with none open.
  useEffect(() => close, [close])
  return (
    <Suspense fallback={null}>
      {open === 'versions' && <VersionsDialog onClose={close} />}
      {open === 'previewLink' && <PreviewLinkDialog onClose={close} />}
      {open === 'duplicate' && (
        <DuplicateDialog
          isOpen
          page={page}
          offer={offer}
          save={() => saver.flush()}
          onOpenChange={(isOpen) => !isOpen && close()}
        />
      )}
      {open === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      {open === 'commands' && <BuilderCommands onClose={close} />}
    </Suspense>
  )
}
