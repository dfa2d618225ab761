#!/usr/bin/env bash
# Validates deploy/compose.yaml, builds deploy/Dockerfile as it stands, starts the image and asks for pages, without Docker: buildah in
# a chroot, on base images made of Debian packages and of the npm package of Node, under the names that the Dockerfile asks for.
# Usage, as root on Debian 12 or newer:
#   apt-get install --no-install-recommends buildah mmdebstrap npm curl procps && bash deploy/test-image.sh
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d /var/tmp/test-image.XXXXXX)
port=${PORT:-3999}
export BUILDAH_ISOLATION=chroot
buildah() { command buildah --root "$work/storage" --runroot "$work/run" "$@"; }
site=
finish() {
  [ -z "$site" ] || kill -KILL -- "-$site" 2>/dev/null || true
  buildah rm --all >/dev/null 2>&1 || true
  findmnt --raw --noheadings --output TARGET | grep "^$work" | sort --reverse | xargs --no-run-if-empty umount --lazy || true
  rm -rf --one-file-system "$work"
}
trap finish EXIT
step() { printf '\n[%(%T)T] %s\n' -1 "$1"; }

step "Validating deploy/compose.yaml by the schema of the Compose specification"
npm exec --yes -- dclint@3.1.0 --quiet deploy/compose.yaml

debian=$(sed -n 's/^FROM \(debian:[^ ]*\)$/\1/p' deploy/Dockerfile)
node=$(sed -n 's/^FROM \(node:[^ ]*\) AS build$/\1/p' deploy/Dockerfile)
suite=${debian#debian:}; suite=${suite%-slim}
major=${node#node:}; major=${major%%-*}

step "Making $debian of Debian packages"
mmdebstrap --quiet --variant=minbase --include=ca-certificates "$suite" "$work/debian.tar"
base=$(buildah from scratch)
buildah add --quiet "$base" "$work/debian.tar" / >/dev/null
buildah config --cmd bash "$base"
buildah commit --quiet --rm "$base" "localhost/$debian" >/dev/null

step "Making $node of the npm package of Node"
architecture=$(uname -m | sed 's/x86_64/x64/; s/aarch64/arm64/')
npm install --prefix "$work/node" --ignore-scripts --no-audit --no-fund --loglevel=error "node-linux-$architecture@$major" npm@11
base=$(buildah from --pull-never "localhost/$debian")
buildah add --quiet "$base" "$work/node/node_modules/node-linux-$architecture/bin/node" /usr/local/bin/node >/dev/null
buildah add --quiet "$base" "$work/node/node_modules/npm" /usr/local/lib/node_modules/npm >/dev/null
buildah run "$base" -- sh -c 'chmod 755 /usr/local/bin/node && useradd --uid 1000 --user-group --create-home node &&
  ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm'
# A proxy with a certificate of its own.
if [ -n "${NODE_EXTRA_CA_CERTS:-}" ]; then
  buildah add --quiet "$base" "$NODE_EXTRA_CA_CERTS" /etc/ssl/certs/extra.pem >/dev/null
  buildah config --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/extra.pem --env NPM_CONFIG_CAFILE=/etc/ssl/certs/extra.pem "$base"
fi
buildah commit --quiet --rm "$base" "localhost/$node" >/dev/null

step "Building deploy/Dockerfile"
buildah build --pull-never --network host --ignorefile deploy/Dockerfile.dockerignore --file deploy/Dockerfile \
  --format docker --tag localhost/cooling-tower-site .

step "Starting the image"
container=$(buildah from --pull-never localhost/cooling-tower-site)
# One line for each part of a list in the image's settings.
setting() { buildah inspect --type image --format "{{range .Docker.Config.$1}}{{.}}{{\"\\n\"}}{{end}}" localhost/cooling-tower-site; }
mapfile -t command < <(setting Cmd)
mapfile -t health < <(setting Healthcheck.Test)
user=$(buildah inspect --type image --format '{{.Docker.Config.User}}' localhost/cooling-tower-site)
echo "Size: $(du -sh "$(buildah mount "$container")" | cut -f1); user: $user; command: ${command[*]}"
buildah config --env PORT="$port" --env ADMIN_PASSWORD=test-image-Quench-88 "$container"
set -m
buildah run "$container" -- "${command[@]}" &
site=$!
set +m
healthy=
for _ in $(seq 60); do
  kill -0 "$site" 2>/dev/null || { echo "The site ended before it answered."; exit 1; }
  if buildah run "$container" -- "${health[@]:1:2}" "${health[3]//3000/$port}" 2>/dev/null; then healthy=yes; break; fi
  sleep 1
done
[ -n "$healthy" ] || { echo "The health check of the image failed for a minute."; exit 1; }

step "Asking for pages"
for path in /healthz /readyz / /en /products/package/sf /products/package/sf/catalog.pdf /resources/catalog /resources/calculator /projects/gallery /api/projects /sd_admin/login; do
  printf '%s %s\n' "$(curl --silent --fail --output /dev/null --write-out '%{http_code} %{size_download} B' "http://127.0.0.1:$port$path")" "$path"
done
if buildah run "$container" -- sh -c 'touch /site/x 2>/dev/null'; then echo "The site can write to its program."; exit 1; fi
buildah run "$container" -- node_modules/.bin/node scripts/backup.ts /backups/

step "Stopping it with SIGTERM"
server=$(pgrep --parent "$site" --full 'build/server/main.js' | tail -1 || true)
while child=$(pgrep --parent "${server:-$site}" | tail -1) && [ -n "$child" ]; do server=$child; done
kill -TERM "$server"
wait "$site" && status=0 || status=$?
site=
[ "$status" = 0 ] || { echo "It ended with $status."; exit 1; }
echo "The image builds, answers and stops."
