#!/usr/bin/env bash
# Builds the peers beside a copy of these scripts: setup.sh DIR [astro next puck-editor craft-editor grapes-editor]
# Needs npm. As root on Debian it installs nginx with brotli if that is absent.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
dir=${1:?a folder to build in}
shift || true
peers=${*:-astro next puck-editor craft-editor grapes-editor}
mkdir -p "$dir"/{harness,peers,run}
dir=$(cd "$dir" && pwd)
cp -r "$here"/. "$dir/harness/"
cp "$here/root-package.json" "$dir/package.json"
if ! command -v nginx >/dev/null || ! ls /usr/lib/nginx/modules/*brotli_static* >/dev/null 2>&1; then
  apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static >/dev/null
fi
cd "$dir" && npm install --no-audit --no-fund --silent
export PATH=$dir/node_modules/.bin:$PATH
cd harness && node make-page.mjs >/dev/null && node make-images.mjs >/dev/null
for peer in $peers; do
  target=$dir/peers/$peer
  mkdir -p "$target"
  cp -r "$dir/harness/peers-src/$peer/." "$target/"
  case $peer in
    astro)
      mkdir -p "$target/src/assets"
      cp "$dir/harness/shared/style.css" "$dir/harness/page.json" "$target/src/"
      cp -r "$dir/assets/img" "$dir/assets/fonts" "$target/src/assets/"
      ;;
    next)
      mkdir -p "$target/public"
      cp "$dir"/harness/shared/{style.css,sections.jsx,puck-config.jsx} "$dir/harness/page.json" "$target/lib/"
      cp -r "$dir/assets/fonts" "$target/lib/"
      cp -r "$dir/assets/img" "$target/public/"
      ;;
    *)
      mkdir -p "$target/public"
      cp "$dir"/harness/shared/{style.css,sections.jsx,puck-config.jsx} "$target/"
      cp "$dir"/harness/page-*.json "$target/public/"
      cp -r "$dir/assets/img" "$target/public/"
      ;;
  esac
  (cd "$target" && npm install --no-audit --no-fund --silent)
  case $peer in
    astro) (cd "$target" && npx astro build >/dev/null) && node nginx.mjs "$target/dist" 4102 --write ;;
    next) (cd "$target" && npx next build >/dev/null) ;;
    puck-editor) (cd "$target" && npx vite build >/dev/null) && node nginx.mjs "$target/dist" 4110 --write ;;
    craft-editor) (cd "$target" && npx vite build >/dev/null) && node nginx.mjs "$target/dist" 4112 --write ;;
    grapes-editor) (cd "$target" && node build.mjs) ;;
  esac
  echo "built $peer"
done
