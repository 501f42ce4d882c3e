import { useEffect } from 'react'
import { Announcer } from './announcer.tsx'
import { Bar } from './bar/bar.tsx'
import { BuilderContext, type BuilderParts } from './builder-context.ts'
import { Canvas } from './canvas/canvas.tsx'
import { ConflictDialog } from './conflicts/conflict-dialog.tsx'
import { SignInAgainDialog } from './conflicts/sign-in-again-dialog.tsx'
import { DragArea } from './dnd/drag-area.tsx'
import { Inspector } from './inspector/inspector.tsx'
import { PanelLayout } from './layout/panel-layout.tsx'
import { Outline } from './outline/outline.tsx'
import { Palette } from './palette/palette.tsx'
import { LeaveGuard } from './save/index.ts'
import { ShortcutKeys } from './shortcuts/shortcut-keys.tsx'

interface BuilderProps {
  parts: BuilderParts
}

/** The landing page builder: what can be added at the left, the page in the middle, its settings at the right. */
export function Builder({ parts }: BuilderProps) {
  useEffect(() => {
    document.documentElement.dataset.builder = ''
    return () => {
      delete document.documentElement.dataset.builder
    }
  }, [])
  return (
    <BuilderContext value={parts}>
      <DragArea>
        <div className="flex h-dvh select-none flex-col overflow-hidden bg-ground text-text">
          <Bar />
          <PanelLayout palette={<Palette />} outline={<Outline />} canvas={<Canvas />} inspector={<Inspector />} />
        </div>
      </DragArea>
      <ShortcutKeys />
      <LeaveGuard />
      <ConflictDialog />
      <SignInAgainDialog />
      <Announcer />
    </BuilderContext>
  )
}
