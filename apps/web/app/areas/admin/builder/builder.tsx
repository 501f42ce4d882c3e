import { Suspense, useDeferredValue, useEffect } from 'react'
import { useStore } from 'zustand'
import { Announcer } from './frame/announcer.tsx'
import { Bar } from './bar/bar.tsx'
import { BuilderContext, type BuilderParts } from './state/builder-context.ts'
import { Canvas } from './canvas/canvas.tsx'
import { SectionClipboard } from './clipboard/section-clipboard.tsx'
import { SavingQuestions } from './conflicts/questions.tsx'
import { BuilderDialogs } from './dialogs/builder-dialogs.tsx'
import { DragArea } from './dnd/drag-area.tsx'
import { Inspector } from './inspector/inspector.tsx'
import { PanelLayout } from './frame/panel-layout.tsx'
import { useLive } from './live/use-live.ts'
import { Outline } from './outline/outline.tsx'
import { Palette } from './palette/palette.tsx'
import { LeaveGuard } from './frame/leave-guard.tsx'
import { hasNotices } from './lifecycle/has-notices.ts'
import { ShortcutKeys } from './shortcuts/shortcut-keys.tsx'
import { LeftOverToast } from './text/index.ts'
import { latePart } from '../../../shared/late/late-part.tsx'

const Comments = latePart(async () => (await import('./comments/comments.tsx')).Comments)
// Most pages have no notices.
const LifecycleStrip = latePart(async () => (await import('./lifecycle/lifecycle-strip.tsx')).LifecycleStrip)
const AnalyticsOnCanvas = latePart(async () => (await import('./analytics/analytics-on-canvas.tsx')).AnalyticsOnCanvas)
const SyncedWatch = latePart(async () => (await import('./library/synced-watch.tsx')).SyncedWatch)

interface BuilderProps {
  parts: BuilderParts
}

/** The landing page builder: what can be added at the left, the page in the middle, its settings at the right. */
export function Builder({ parts }: BuilderProps) {
  useLive(parts)
  // The page is painted first, what edits it right after.
  const isCanvasDrawn = useDeferredValue(true, false)
  const hasLifecycleNotices = useStore(parts.store, ({ page }) => hasNotices(page.lifecycle))
  const isShowingAnalytics = useStore(parts.workspace, (state) => state.isShowingAnalytics)
  useEffect(() => {
    document.documentElement.dataset.builder = ''
    return () => {
      delete document.documentElement.dataset.builder
    }
  }, [])
  return (
    <BuilderContext value={parts}>
      <DragArea>
        {/* Positioned and clipped: what is placed outside of a panel's sight neither lengthens the document nor can be
            scrolled to. */}
        <div className="relative flex h-dvh select-none flex-col overflow-clip bg-ground text-text">
          <Bar />
          <Suspense fallback={null}>
            {hasLifecycleNotices && <LifecycleStrip />}
            {isShowingAnalytics && (
              <AnalyticsOnCanvas onClose={() => parts.workspace.setState({ isShowingAnalytics: false })} />
            )}
          </Suspense>
          <PanelLayout
            palette={isCanvasDrawn && <Palette />}
            outline={isCanvasDrawn && <Outline />}
            canvas={<Canvas />}
            inspector={isCanvasDrawn ? <Inspector /> : <div className="border-s border-line bg-surface" />}
          />
        </div>
      </DragArea>
      <ShortcutKeys />
      <LeaveGuard />
      <SavingQuestions />
      <BuilderDialogs />
      <SectionClipboard />
      <Suspense fallback={null}>
        <Comments />
        <SyncedWatch />
      </Suspense>
      <Announcer />
      <LeftOverToast />
    </BuilderContext>
  )
}
