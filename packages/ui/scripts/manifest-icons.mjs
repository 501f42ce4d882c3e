// Every icon as the manifest lists it: its name, the export that draws it alone, and what it is searched by.
import * as content from '../src/icons/content-icons.ts'
import { contentIcons, interfaceIcons } from '../src/icons/icon-table.ts'
import * as signs from '../src/icons/interface-icons.ts'

const exported = new Map(Object.entries({ ...content, ...signs }).map(([name, drawing]) => [drawing, name]))

export function iconManifest() {
  const entriesOf = (icons) =>
    Object.entries(icons).map(([name, drawing]) => ({ name, drawing: exported.get(drawing) ?? '', en: drawing.en }))
  return { content: entriesOf(contentIcons), interface: entriesOf(interfaceIcons) }
}
