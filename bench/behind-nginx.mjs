// nginx in front of a server, as a deployment has it: a few kept connections, over which all visits go.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes the settings of an nginx that hands every request to a server over kept connections and stores nothing.
 * @param {{ folder: string, port: number, target: number }} options a folder of its own, its port, the server's port
 * @returns what `startPinned` starts
 */
export function nginxBefore({ folder, port, target }) {
  const run = join(folder, `nginx-${port}`)
  mkdirSync(run, { recursive: true })
  const file = join(run, 'nginx.conf')
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${run}/${name};`)
    .join(' ')
  writeFileSync(
    file,
    `daemon off; master_process off; worker_processes 1; pid ${run}/pid; error_log ${run}/error.log;
events { worker_connections 1024; }
http {
  access_log off; keepalive_requests 10000000; ${temporary}
  upstream server { server 127.0.0.1:${target}; keepalive 64; keepalive_requests 10000000; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://server; proxy_http_version 1.1; proxy_set_header Connection "";
      proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $remote_addr; proxy_set_header X-Forwarded-Proto $scheme;
    }
  }
}
`,
  )
  return { program: 'nginx', args: ['-c', file], cwd: run, core: '1' }
}
