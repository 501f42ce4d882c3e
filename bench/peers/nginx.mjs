// Serves a static folder with Debian's nginx (brotli_static/gzip_static, 1 worker). node nginx.mjs <dir> <port>; replaces itself by nginx in the foreground.
import { writeFileSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { resolve } from 'node:path'
const dir = resolve(process.argv[2]),
  port = process.argv[3],
  tmp = new URL(`../run/nginx-${port}`, import.meta.url).pathname
mkdirSync(tmp, { recursive: true })
for (const f of readdirSync(dir, { recursive: true }))
  if (/\.(html|css|js|svg|json)$/.test(f)) {
    const b = readFileSync(dir + '/' + f)
    writeFileSync(`${dir}/${f}.br`, brotliCompressSync(b))
    writeFileSync(`${dir}/${f}.gz`, gzipSync(b, { level: 9 }))
  }
writeFileSync(
  `${tmp}/nginx.conf`,
  `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
daemon off; master_process off; worker_processes 1; pid ${tmp}/pid; error_log ${tmp}/err.log; events { worker_connections 1024; }
http { types { text/html html; text/css css; text/javascript js; image/jpeg jpg; image/avif avif; image/webp webp; font/woff2 woff2; application/json json; } charset utf-8; access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=1000; gzip_static on; brotli_static on;
client_body_temp_path ${tmp}; proxy_temp_path ${tmp}; fastcgi_temp_path ${tmp}; uwsgi_temp_path ${tmp}; scgi_temp_path ${tmp};
server { listen 127.0.0.1:${port}; root ${dir}; index index.html; location ~* \\.(woff2|avif|webp|jpg|css|js)$ { add_header cache-control "public,max-age=31536000,immutable"; } } }`,
)
if (process.argv[4] !== '--write') spawn('nginx', ['-c', `${tmp}/nginx.conf`], { stdio: 'inherit' })
