"""Creates an administrator of a karrio server, and prints the key of the test mode."""

import secrets

import django

django.setup()

from django.contrib.auth import get_user_model  # noqa: E402
from karrio.server.user.models import Token  # noqa: E402

EMAIL = "admin@shipgraph.example"

users = get_user_model().objects
user = users.filter(email=EMAIL).first() or users.create_superuser(EMAIL, secrets.token_urlsafe(24))
token = Token.objects.filter(user=user, test_mode=True).first() or Token.objects.create(user=user, test_mode=True)
print("TOKEN", token.key)
