// The floor: Node's own server sending one brotli body from memory. node raw-server.mjs FILE PORT
import { readFileSync } from 'node:fs'
import http from 'node:http'

const [file, port] = process.argv.slice(2)
const body = readFileSync(file)
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'br',
  vary: 'accept-encoding',
  'content-length': body.length,
}

http
  .createServer((request, response) => {
    response.writeHead(200, headers)
    response.end(body)
  })
  .listen(Number(port), '127.0.0.1')
