import { Icon } from '@naikkelas/ui/icons'
import { IconButton } from '@naikkelas/ui/icon-button'
import { Toolbar, ToolbarSeparator } from '@naikkelas/ui/toolbar'
import { Tooltip } from '@naikkelas/ui/tooltip'
import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import type { RenderLinkInput } from '../text-props.ts'
import { LinkPanel } from './link-panel.tsx'
import { showSelection, wordsToLink } from './link-words.ts'
import { blockTools, markTools, type Tool } from './tools.ts'
import { usePressed } from './use-pressed.ts'

interface FormatToolsProps {
  editor: Editor
  variant: 'plain' | 'floating'
  onNotice?: ((sentence: string) => void) | undefined
  renderLinkInput?: RenderLinkInput | undefined
}

/** The toolbar of a rich text, and the panel for a link's target below it. */
export function FormatTools({ editor, variant, onNotice, renderLinkInput }: FormatToolsProps) {
  const pressed = usePressed(editor)
  const [isLinking, setLinking] = useState(false)
  const endLinking = () => {
    showSelection(editor, false)
    setLinking(false)
    editor.view.focus()
  }
  const startLinking = () => {
    if (isLinking) return endLinking()
    if (!wordsToLink(editor)) return onNotice?.('Pilih dahulu kata yang akan ditautkan.')
    showSelection(editor, true)
    setLinking(true)
  }
  const back = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (isLinking) endLinking()
    else editor.view.focus()
  }
  return (
    <div className="flex min-w-0 flex-col gap-1" onKeyDown={back}>
      <Toolbar label="Format teks" variant={variant} className="flex-wrap" onPointerDown={keepFocusInText}>
        {markTools.map((tool) => (
          <ToolButton
            key={tool.label}
            tool={tool}
            isPressed={pressed.has(tool.label)}
            onPress={() => tool.run(editor)}
          />
        ))}
        <ToolButton tool={linkTool} isPressed={isLinking || pressed.has(linkTool.label)} onPress={startLinking} />
        <span className="contents max-sm:hidden">
          <ToolbarSeparator />
        </span>
        {blockTools.map((tool) => (
          <ToolButton
            key={tool.label}
            tool={tool}
            isPressed={pressed.has(tool.label)}
            onPress={() => tool.run(editor)}
          />
        ))}
      </Toolbar>
      {isLinking && (
        <LinkPanel editor={editor} variant={variant} onDone={endLinking} renderLinkInput={renderLinkInput} />
      )}
    </div>
  )
}

const linkTool: Pick<Tool, 'label' | 'icon' | 'keys'> = { label: 'Tautan', icon: 'tautan' }

interface ToolButtonProps {
  tool: Pick<Tool, 'label' | 'icon' | 'keys'>
  isPressed: boolean
  onPress: () => void
}

function ToolButton({ tool: { label, icon, keys }, isPressed, onPress }: ToolButtonProps) {
  return (
    <Tooltip label={label} {...(keys === undefined ? {} : { shortcut: keys })}>
      <IconButton size="sm" label={label} icon={<Icon name={icon} />} isPressed={isPressed} onClick={onPress} />
    </Tooltip>
  )
}

/** A pressed tool does not take the focus from the words it is about. */
function keepFocusInText(event: PointerEvent) {
  event.preventDefault()
}
