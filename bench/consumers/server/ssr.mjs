import { renderToString } from 'react-dom/server'
import { cases } from './cases.mjs'

for (const [name, element] of Object.entries(cases)) {
  const html = renderToString(element)
  if (html.length < 20) throw new Error(`${name} draws nothing`)
}
console.log(`${Object.keys(cases).length} drawn`)
