import { createHash } from 'node:crypto'
import { errorTable } from '@naikkelas/contract'
import type { JsonSchema } from './json-schema.rules.ts'
import type { OpenApiDocument } from './openapi-document.rules.ts'
import { schemaText } from './schema-text.rules.ts'

interface Operation {
  operationId: string
  summary: string
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema: JsonSchema }[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content?: Content }>
}
type Content = Record<string, { schema: JsonSchema }>

const STYLE = `
:root{color-scheme:light dark;font:16px/1.55 system-ui,sans-serif}
body{margin:0 auto;max-width:60rem;padding:2rem 1rem 4rem}
h1{font-size:1.75rem;line-height:1.2}h2{font-size:1.25rem;margin-top:2.5rem}h3{font-size:1rem;margin:0}
code,pre{font:.875rem/1.5 ui-monospace,monospace}pre{overflow-x:auto;padding:.75rem;border:1px solid #8886;border-radius:.5rem}
details{border:1px solid #8886;border-radius:.5rem;margin:.75rem 0}summary{cursor:pointer;padding:.75rem}
details>div{padding:0 .75rem .75rem}
summary:focus-visible,a:focus-visible{outline:3px solid #2563eb;outline-offset:2px}
table{border-collapse:collapse;width:100%}th,td{border-bottom:1px solid #8886;padding:.35rem .5rem;text-align:start;vertical-align:top}
.scroll{overflow-x:auto}`

const styleHash = createHash('sha256').update(STYLE).digest('base64')

/** The reference for developers: one page of plain HTML, without a script, drawn from the document that clients are made of. */
export function apiReference(document: OpenApiDocument): Response {
  return new Response(pageOf(document), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=300',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    },
  })
}

function pageOf({ info, servers, paths, components }: OpenApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationOf(method, path, operation as Operation)),
  )
  const [{ url: server } = { url: '' }] = servers
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(info.title)} API reference</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(info.title)} API reference</h1>
<p>Version ${escaped(info.version)}. All paths lie below <code>${escaped(server)}</code>. To generate a client, take the
<a href="/api/openapi.json">OpenAPI 3.1 document</a>.</p>
${ruleParts}
<h2 id="endpoints">Endpoints</h2>
${operations.join('\n')}
<h2 id="types">Types</h2>
${Object.entries(components.schemas).map(typeOf).join('\n')}
<h2 id="errors">Errors</h2>
<div class="scroll"><table><thead><tr><th scope="col">code</th><th scope="col">status</th><th scope="col">sentence for people</th></tr></thead>
<tbody>${Object.entries(errorTable).map(errorRow).join('')}</tbody></table></div>
</main>
</body>
</html>
`
}

const ruleParts = `<h2 id="answers">Answers</h2>
<p>Every answer of JSON is an envelope: <code>status</code> (the HTTP status again), <code>message</code> (a sentence for
people, in Indonesian) and <code>data</code>. Of an error <code>data.code</code> says what is wrong, and
<code>data.fields</code> which inputs are, by their dotted paths.</p>
<h2 id="requests">Requests</h2>
<ul>
<li>Bodies are JSON, or a form with the header <code>x-requested-with</code>. A field or query parameter that is not
named here is refused with 422.</li>
<li>A session is a cookie. Whatever changes something must come from a page of this site.</li>
<li><code>idempotency-key</code> on a POST that creates: the same key answers the same again for 24 hours.
409 with the code <code>request_interrupted</code>: the first request changed something and lost its answer; look before
you send another key.</li>
<li>429 and 503 say in <code>retry-after</code> how many seconds to wait.</li>
<li><code>x-request-id</code> of an answer names the request: quote it when something went wrong.</li>
</ul>`

function operationOf(method: string, path: string, operation: Operation): string {
  const { operationId, summary, parameters = [], requestBody, responses } = operation
  return `<details id="${escaped(operationId)}">
<summary><code>${method.toUpperCase()} ${escaped(path)}</code> ${escaped(summary)}</summary>
<div>
${parameters.length === 0 ? '' : parameterTable(parameters)}
${requestBody ? `<h3>Body</h3>${contentOf(requestBody.content)}` : ''}
${Object.entries(responses)
  .map(
    ([status, { description, content }]) =>
      `<h3>${status === 'default' ? 'Otherwise' : escaped(status)}</h3><p>${escaped(description)}</p>${content && status !== 'default' ? contentOf(content) : ''}`,
  )
  .join('\n')}
</div>
</details>`
}

function parameterTable(parameters: NonNullable<Operation['parameters']>): string {
  const rows = parameters.map(
    ({ name, in: place, required, description = '', schema }) =>
      `<tr><td><code>${escaped(name)}</code></td><td>${place}${required ? ', required' : ''}</td><td><code>${escaped(schemaText(schema))}</code> ${escaped(description)}</td></tr>`,
  )
  return `<div class="scroll"><table><thead><tr><th scope="col">parameter</th><th scope="col">in</th><th scope="col">type</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

const contentOf = (content: Content) =>
  Object.entries(content)
    .map(([type, { schema }]) => `<p><code>${escaped(type)}</code></p><pre>${escaped(schemaText(schema))}</pre>`)
    .join('\n')

const typeOf = ([name, schema]: [string, JsonSchema]) =>
  `<details id="type-${escaped(name)}"><summary><code>${escaped(name)}</code></summary><div><pre>${escaped(schemaText(schema))}</pre></div></details>`

const errorRow = ([code, { status, message }]: [string, { status: number; message: string }]) =>
  `<tr><td><code>${code}</code></td><td>${status}</td><td lang="id">${escaped(message)}</td></tr>`

const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '&quot;')
