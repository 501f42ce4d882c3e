import { type ReactNode, useEffect } from 'react'
import { useBuilder, useBuilderActions, useWorkspace } from '../state/builder-context.ts'
import { PanelSheet } from '../layout/panel-sheet.tsx'
import { PhoneBar } from './phone-bar.tsx'
import { useMediaQuery, wideScreen } from '../../kit/use-media-query.ts'

interface PanelLayoutProps {
  palette: ReactNode
  outline: ReactNode
  canvas: ReactNode
  inspector: ReactNode
}

/** Panels beside the canvas where there is room, sheets over it where there is not. */
export function PanelLayout({ palette, outline, canvas, inspector }: PanelLayoutProps) {
  const isWide = useMediaQuery(wideScreen)
  const { sheet, openSheet, closeSheet, isCanvasWide, setCanvasWide } = useWorkspace(({ panels }) => panels)
  const jump = useBuilder((state) => state.jump)
  const { setDevice } = useBuilderActions()
  useEffect(() => {
    // Where there is no room for a desktop's page, the page is shown as that device shows it.
    if (!isWide) setDevice(window.innerWidth < 640 ? 360 : 768)
  }, [isWide, setDevice])
  useEffect(() => {
    if (!jump) return
    // What is looked for is in the panel.
    if (isWide) setCanvasWide(false)
    else openSheet('inspector')
  }, [jump, isWide, openSheet, setCanvasWide])
  if (isWide && isCanvasWide) return <main className="flex min-h-0 min-w-0 flex-1 flex-col">{canvas}</main>
  if (isWide) {
    return (
      <div className="grid min-h-0 flex-1 grid-cols-[16.5rem_minmax(0,1fr)_20rem] xl:grid-cols-[17.5rem_minmax(0,1fr)_21.5rem]">
        <div className="grid min-h-0 grid-rows-[minmax(0,1.15fr)_minmax(0,1fr)] border-e border-line bg-surface">
          {palette}
          {outline}
        </div>
        <main className="flex min-h-0 min-w-0 flex-col">{canvas}</main>
        {inspector}
      </div>
    )
  }
  const panels = { palette, outline, inspector }
  return (
    <>
      <main className="flex min-h-0 flex-1 flex-col">{canvas}</main>
      <PhoneBar />
      {sheet !== null && (
        <PanelSheet key={sheet} panel={sheet} onClose={closeSheet}>
          {panels[sheet]}
        </PanelSheet>
      )}
    </>
  )
}
