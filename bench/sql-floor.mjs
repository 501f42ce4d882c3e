// The floor of a list that is read for each request: Node's own server, one keyset query of 24 rows, JSON.
// node sql-floor.mjs DATABASE-URL PORT; the address ends with _SALES.NUMBER, as the lists' places do.
import http from 'node:http'
import { createRequire } from 'node:module'
import { root } from '../scripts/node24.mjs'

const pg = createRequire(`${root}/apps/api/package.json`)('pg')
const [connectionString, port] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString, max: 10 })
const list = {
  name: 'list',
  text: `SELECT id, number, name, link, price, sales_count FROM sellables
    WHERE kind = 'course' AND status = 1 AND archived_at IS NULL AND (sales_count, number) < ($1, $2)
    ORDER BY sales_count DESC, number DESC LIMIT 24`,
}

http
  .createServer(async (request, response) => {
    try {
      const [, sales, number] = /_(\d+)\.(\d+)$/.exec(request.url ?? '') ?? []
      const { rows } = await pool.query({ ...list, values: [sales ?? 1e9, number ?? 1e9] })
      const body = JSON.stringify({ items: rows })
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
      })
      response.end(body)
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  .listen(Number(port), '127.0.0.1')
