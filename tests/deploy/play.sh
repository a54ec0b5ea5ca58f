# What somebody does who follows docs/deploy/vps.md, command by command, and what they then see. machine.sh runs it; index.ts writes the steps.
set -eu
steps=$1; name=$2; other=$3; mails=$4
say() { printf '\n== %s\n' "$*"; }
ip link set lo up 2>/dev/null || true
fetch() { curl --silent --show-error --insecure --max-time 30 --resolve "$name:443:127.0.0.1" --resolve "$name:80:127.0.0.1" --resolve "$other:443:127.0.0.1" --resolve "$other:80:127.0.0.1" "$@"; }
until_ready() { for _ in $(seq 600); do curl --silent --output /dev/null http://127.0.0.1:3000/api/health/live && return 0; sleep 0.5; done; echo 'the site did not start'; exit 1; }
must() { if [ "$2" = "$3" ]; then echo "ok: $1: $2"; else echo "WRONG: $1: $2 instead of $3"; exit 1; fi; }

say 'The packages'; bash -e "$steps/packages.sh" > /dev/null
say 'Install: the user and the code'; bash -e "$steps/install-root.sh"; sudo -iu site < "$steps/install.sh"
say 'Settings'; install -o site -m 600 "$steps/env" /srv/site/app/.env.local; install -d -o site -m 700 /mnt/backups
say 'The service'; cp "$steps/site.service" /etc/systemd/system/site.service; bash -e "$steps/enable.sh"; until_ready
say 'The first administrator'; printf 'cd app\n%s\n' "$(cat "$steps/staff.sh")" | sudo -iu site
say 'The proxy'; bash -e "$steps/proxy.sh"; sleep 1

must 'the page over TLS' "$(fetch -o /dev/null -w '%{http_code}' "https://$name/en")" 200
must 'HSTS' "$(fetch -I "https://$name/en" | grep -ic '^strict-transport-security')" 1
must 'the other name' "$(fetch -o /dev/null -w '%{http_code} %{redirect_url}' "https://$other/en?a=1")" "308 https://$name/en?a=1"
must 'the bare address' "$(curl --silent -o /dev/null -w '%{http_code}' http://127.0.0.1/en || true)" 000
# curl's code 35: the handshake failed, before any certificate.
must 'the bare address over TLS' "$(curl --silent --insecure -o /dev/null -w '%{http_code}' https://127.0.0.1/ || echo " $?")" '000 35'
must 'the site under another name, without the proxy' "$(curl --silent -o /dev/null -w '%{http_code}' -H 'Host: elsewhere.gr' http://127.0.0.1:3000/en)" 308
must 'addresses that the site listens on, besides 127.0.0.1 (0BB8 is port 3000)' "$(awk '$4 == "0A" && $2 ~ /:0BB8$/ && $2 !~ /0100007F:/' /proc/net/tcp /proc/net/tcp6 | wc -l)" 0
must 'health' "$(fetch -o /dev/null -w '%{http_code}' "https://$name/api/health")" 200

say 'A message through the form, as a browser without JavaScript posts it'
fetch "https://$name/en/contact" > /tmp/page.html
must 'the form is stored' "$(node "$(dirname "$0")/send-form.mjs" /tmp/page.html Hello | fetch -o /dev/null -w '%{http_code}' -H "Origin: https://$name" -K - "https://$name/en/contact")" 303
for _ in $(seq 60); do [ "$(find "$mails" -name '*.eml' | wc -l)" -ge 2 ] && break; sleep 0.5; done
must 'emails, one to the staff and one to the sender' "$(find "$mails" -name '*.eml' | wc -l)" 2

say 'A backup, as cron runs it'; runuser -u site -- env PATH="$PATH" bash -ec "$(cat "$steps/backup.sh")"
must 'archives' "$(find /mnt/backups -name 'site-*.tar.gz' | wc -l)" 1
say 'A rehearsed restore'
runuser -u site -- env PATH="$PATH" bash -ec "cd /srv/site/app && $(cat "$steps/rehearse.sh")"

say 'The log is JSON, line by line'
must 'other lines' "$(grep -vc '^{.*}$' "$steps/../site.log" || true)" 0
say 'An update'; sudo -iu site < "$steps/update.sh"; bash -e "$steps/update-root.sh"; until_ready
must 'the running release is a new one' "$(readlink /srv/site/app | grep -c 'releases/first')" 0
must 'the page after the update' "$(fetch -o /dev/null -w '%{http_code}' "https://$name/en/why-maera-food")" 200
say 'The file of the proxy, installed again'; bash -e "$steps/proxy-again.sh"; sleep 1
must 'the page over TLS, through the new file' "$(fetch -o /dev/null -w '%{http_code}' "https://$name/en")" 200
say 'A restart'; systemctl restart site; until_ready
must 'the page after the restart' "$(fetch -o /dev/null -w '%{http_code}' "https://$name/en/why-maera-food")" 200
say 'A read-only file system, where only the data may be written'
sed -i 's#^ReadWritePaths=.*#ReadWritePaths=/srv/site/data#' /etc/systemd/system/site.service; lines=$(wc -l < "$steps/../site.log"); systemctl restart site; until_ready
must 'the code is read-only for the site' "$(nsenter --target "$(pgrep -u site -o node)" --mount sh -c 'touch /srv/site/app/x 2>&1 || true' | grep -c 'Read-only')" 1
must 'a page' "$(fetch -o /dev/null -w '%{http_code}' "https://$name/en/about")" 200
must 'health' "$(fetch -o /dev/null -w '%{http_code}' "https://$name/api/health")" 200
fetch "https://$name/en/contact" > /tmp/page.html
must 'the form is stored' "$(node "$(dirname "$0")/send-form.mjs" /tmp/page.html "Hello again" | fetch -o /dev/null -w '%{http_code}' -H "Origin: https://$name" -K - "https://$name/en/contact")" 303
for _ in $(seq 60); do [ "$(find "$mails" -name '*.eml' | wc -l)" -ge 4 ] && break; sleep 0.5; done
must 'emails' "$(find "$mails" -name '*.eml' | wc -l)" 4
must 'a plan as PDF' "$(fetch -o /tmp/plan.pdf -w '%{http_code} %{content_type}' "https://$name/en/feeding-plan/plan.pdf?v=quick&n=Argos&a=4&u=years&w=25&b=ideal&m=medium&f=yes&d=dry&h=no")" '200 application/pdf'
must 'complaints about files in the log' "$(tail -n +"$lines" "$steps/../site.log" | grep -cE 'EROFS|EACCES|ENOENT|cache' || true)" 0
systemctl stop site
echo 'The guide holds.'
