import { useLayoutEffect, useMemo } from 'react'
import type { TextPlace } from '../model/builder-store.ts'
import { fieldValue } from '../model/field-edit.ts'
import { useBuilderParts } from '../state/builder-context.ts'
import { noteDrawn } from './drawn-text.ts'
import type { LeftOver } from '../../kit/rich-text/left-over.ts'
import { offerLeftOver } from './left-over.ts'
import { endText, goToNextText } from './text-travel.ts'
import { useTextEdit } from './use-text-edit.ts'

/** How a text of the page is written on the canvas: its value, and what its keys do to the page. */
export function usePlaceEdit<Value>({ sectionId, path }: TextPlace) {
  const { store, workspace } = useBuilderParts()
  const { value, type } = useTextEdit<Value>(sectionId, path)
  const key = path.join('/')
  useLayoutEffect(() => noteDrawn(store, { sectionId, path: key.split('/') }), [store, sectionId, key])
  return useMemo(() => {
    const place = { sectionId, path: key.split('/') }
    const isStillHere = () => {
      const { editing } = store.getState()
      return editing?.sectionId === sectionId && editing.path.join('/') === key
    }
    return {
      value,
      caret: isStillHere() ? store.getState().editing?.caret : undefined,
      onChange: type,
      valueNow: () => fieldValue(store, sectionId, place.path) as Value | undefined,
      onHeld() {
        const add = (by: 1 | -1) => workspace.setState(({ heldTexts }) => ({ heldTexts: heldTexts + by }))
        add(1)
        return () => add(-1)
      },
      onWritingLate: store.actions.travelAfter,
      onDone: (how: 'escape' | 'left') => {
        if (how === 'escape') endText(store)
        else if (isStillHere()) store.actions.endText()
      },
      onTab: (by: 1 | -1) => goToNextText(store, place, by),
      onStep: store.actions.endRun,
      onUndo: (direction: 'undo' | 'redo') => void store.actions[direction](),
      onNotice: (sentence: string) => store.actions.setProblem(sentence),
      onLeftOver: (left: LeftOver) => offerLeftOver(workspace, left),
    }
  }, [store, workspace, sectionId, key, value, type])
}
