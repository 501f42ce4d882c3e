import type { Editor } from '@tiptap/core'
import type { IconName } from '@naikkelas/ui/icons'

export interface Tool {
  label: string
  icon: IconName
  /** Shown beside the name. */
  keys?: string
  isOn: (editor: Editor) => boolean
  run: (editor: Editor) => boolean
}

const mark = (name: string, label: string, icon: IconName, keys: string): Tool => ({
  label,
  icon,
  keys,
  isOn: (editor) => editor.isActive(name),
  run: (editor) => editor.commands.toggleMark(name),
})

export const markTools: readonly Tool[] = [
  mark('bold', 'Tebal', 'tebal', 'Ctrl+B'),
  mark('italic', 'Miring', 'miring', 'Ctrl+I'),
  mark('underline', 'Garis bawah', 'garis-bawah', 'Ctrl+U'),
  mark('strike', 'Coret', 'coret', 'Ctrl+Shift+S'),
  mark('sorot', 'Sorot', 'sorot', 'Ctrl+Shift+H'),
]

export const blockTools: readonly Tool[] = [
  {
    label: 'Judul kecil',
    icon: 'judul',
    keys: 'Ctrl+Alt+2',
    isOn: (editor) => editor.isActive('heading'),
    run: (editor) =>
      editor.isActive('heading')
        ? editor.commands.setNode('paragraph')
        : editor.commands.setNode('heading', { level: 2 }),
  },
  {
    label: 'Daftar',
    icon: 'daftar',
    keys: 'Ctrl+Shift+8',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.commands.toggleList('bulletList', 'listItem'),
  },
  {
    label: 'Daftar bernomor',
    icon: 'daftar-angka',
    keys: 'Ctrl+Shift+7',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.commands.toggleList('orderedList', 'listItem'),
  },
  {
    label: 'Kutipan',
    icon: 'kutipan',
    keys: 'Ctrl+Shift+B',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.commands.toggleWrap('blockquote'),
  },
]
