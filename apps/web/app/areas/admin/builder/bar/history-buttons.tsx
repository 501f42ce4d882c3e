import { IconButton } from '@naikkelas/ui/icon-button'
import { Icon } from '@naikkelas/ui/icons'
import { Tooltip } from '@naikkelas/ui/tooltip'
import { useBuilder, useBuilderActions } from '../state/builder-context.ts'
import { shortcut } from '../acts/platform.ts'

/** Undo and redo. They stay reachable while there is nothing to undo, so that the focus does not jump. */
export function HistoryButtons() {
  const { undo, redo } = useBuilderActions()
  const canUndo = useBuilder((state) => state.history.past.length > 0)
  const canRedo = useBuilder((state) => state.history.future.length > 0)
  return (
    <>
      <Tooltip label="Urungkan" shortcut={shortcut('Z')} side="bottom">
        <IconButton
          label="Urungkan"
          aria-label="Urungkan"
          aria-disabled={!canUndo}
          icon={<Icon name="urungkan" />}
          className="aria-disabled:opacity-40"
          onClick={() => canUndo && undo()}
        />
      </Tooltip>
      <Tooltip label="Ulangi" shortcut={shortcut('Z', { isShifted: true })} side="bottom">
        <IconButton
          label="Ulangi"
          aria-label="Ulangi"
          aria-disabled={!canRedo}
          icon={<Icon name="ulangi" />}
          className="aria-disabled:opacity-40"
          onClick={() => canRedo && redo()}
        />
      </Tooltip>
    </>
  )
}
