"""Serves VROOM's HTTP API (as vroom-express does) over the solver in the Python package pyvroom. Prints its port.

python3 vroom-bridge.py [threads]
"""

import json
import sys
from datetime import timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import vroom

THREADS = int(sys.argv[1]) if len(sys.argv) > 1 else 1
EXPLORATION_LEVEL = 5


class Handler(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length", "0"))).decode()
        try:
            problem = vroom.Input()
            problem._from_json(body, False)
            seconds = json.loads(body).get("options", {}).get("l")
            limit = None if seconds is None else timedelta(seconds=seconds)
            solution = problem.solve(exploration_level=EXPLORATION_LEVEL, nb_threads=THREADS, timeout=limit)
            self.answer(200, solution.to_dict())
        except Exception as error:
            self.answer(400, {"code": 2, "error": str(error)})

    def answer(self, status, content):
        body = json.dumps(content).encode()
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
print(server.server_port, flush=True)
server.serve_forever()
