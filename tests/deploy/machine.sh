# Runs a command on what looks like a fresh machine: users, services, /srv, /mnt and nginx of its own, which are gone afterwards. Needs root,
# Linux and nginx. What a machine without systemd and without a domain lacks is played by small programs: sudo, systemctl, certbot.
# machine.sh <folder> <command…>
set -eu
folder=$1; shift
mkdir -p "$folder"/{etc,work,srv,mnt,cache,log,run,bin}
mount --make-rprivate /
mount -t overlay overlay -o "lowerdir=/etc,upperdir=$folder/etc,workdir=$folder/work" /etc
git config --system --add safe.directory "*"
mount --bind "$folder/srv" /srv
mount --bind "$folder/mnt" /mnt
mount -t tmpfs tmpfs /run
mkdir -p /etc/systemd/system
mount --bind "$folder/cache" /var/cache
mount --bind "$folder/log" /var/log/nginx

cat > "$folder/bin/sudo" <<'END'
#!/bin/bash
if [ "$1" = -iu ]; then exec runuser -l "$2" -c "export PATH='$PATH'; exec bash -e"; fi
exec "$@"
END

cat > "$folder/bin/systemctl" <<END
#!/bin/bash
unit=/etc/systemd/system/site.service
value() { sed -n "s/^\$1=//p" "\$unit"; }
start() {
  cd "\$(value WorkingDirectory)"
  setsid unshare --mount "$folder/bin/protect-system" "\$(value ReadWritePaths)" \
    runuser -u "\$(value User)" -- env -i PATH="\$PATH" \$(value ExecStart) >> "$folder/site.log" 2>&1 &
  echo \$! > "$folder/run/site"
}
stop() {
  pid=\$(cat "$folder/run/site")
  pkill -TERM -P "\$pid" || kill "\$pid"
  for _ in \$(seq 300); do kill -0 "\$pid" 2>/dev/null || return 0; sleep 0.1; done
}
case "\$1" in
  enable) start ;;
  stop) stop ;;
  restart) stop; start ;;
  reload) if [ -s /run/nginx.pid ]; then nginx -s reload; else nginx; sleep 1; fi ;;
esac
END

# ProtectSystem=strict, PrivateTmp and ReadWritePaths of systemd: protect-system <paths> <command…>
cat > "$folder/bin/protect-system" <<'END'
#!/bin/bash
set -e
for path in $1; do
  if [ -e "${path#-}" ]; then mount --bind "${path#-}" "${path#-}"; writable="$writable ${path#-}"; fi
done
mount -t tmpfs tmpfs /tmp
while read -r target; do
  case " $writable /tmp " in *" $target "*) continue ;; esac
  case $target/ in /proc/* | /sys/* | /dev/*) continue ;; esac
  # Not what another mount hides.
  if mountpoint -q "$target"; then mount -o remount,bind,ro "$target"; fi
done < <(awk '{ print $5 }' /proc/self/mountinfo | sort -u)
cd "$PWD"; shift; exec "$@"
END

# The same change of the file that certbot makes, with a certificate of our own.
cat > "$folder/bin/certbot" <<END
#!/bin/bash
[ "\$1" = install ] || openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj "/CN=\$3" -keyout /etc/nginx/key.pem -out /etc/nginx/cert.pem 2>/dev/null
sed -i -e '/server_name [a-z]/a listen 443 ssl; ssl_certificate /etc/nginx/cert.pem; ssl_certificate_key /etc/nginx/key.pem;' /etc/nginx/conf.d/site.conf
PATH=\$PATH systemctl reload nginx
END
chmod +x "$folder"/bin/*
PATH=$folder/bin:$PATH exec "$@"
