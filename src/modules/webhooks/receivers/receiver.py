import hashlib, hmac, json, os, ssl
from datetime import datetime, timedelta, timezone
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

# One secret, or the old and the new one separated by a space during a rotation.
SECRETS = os.environ["WEBHOOK_SECRETS"].split()
handled = set()  # In production, a unique column written in the transaction that handles the event.


def handle(event):
    print(json.dumps({"handled": event["id"]}), flush=True)


def is_genuine(headers, body):
    timestamp = headers.get("X-Svc-Timestamp", "")
    try:
        age = datetime.now(timezone.utc) - datetime.fromisoformat(timestamp.replace("Z", "+00:00"))
    except (TypeError, ValueError):
        return False
    names = ("X-Svc-Signature", "X-Svc-Signature-Previous")
    sent = [part.encode() for name in names for part in headers.get(name, "").split(", ")]
    signed = timestamp.encode() + b"." + body
    own = [hmac.new(secret.encode(), signed, hashlib.sha256).hexdigest().encode() for secret in SECRETS]
    return abs(age) <= timedelta(minutes=5) and any(hmac.compare_digest(a, b) for a in own for b in sent)


class Receiver(BaseHTTPRequestHandler):
    timeout = 30  # Seconds until an idle connection is dropped.

    def do_POST(self):
        try:
            self.send_response(self.answer(self.rfile.read(int(self.headers["Content-Length"]))))
        except Exception:
            self.send_response(500)  # Any status but 2xx causes a retry.
        self.end_headers()

    def answer(self, body):
        if not is_genuine(self.headers, body):
            return 401
        event = json.loads(body)
        if event["id"] not in handled:  # Same as X-Svc-Event-ID, but the body is signed.
            handle(event)
            handled.add(event["id"])
        return 200

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", "8443"))), Receiver)
tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
tls.load_cert_chain(os.environ["TLS_CERT"], os.environ["TLS_KEY"])
server.socket = tls.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
print(json.dumps({"port": server.server_port}), flush=True)
server.serve_forever()
