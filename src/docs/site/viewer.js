// @ts-check
/** Shows a description of an interface when its button is pressed, and the first one to readers who came for none of the routes. */
const buttons = [...document.querySelectorAll('button[data-description]')];
for (const button of buttons) button.addEventListener('click', () => show(button));
if (location.hash === '' && buttons[0]) show(buttons[0]);

const dark = matchMedia('(prefers-color-scheme: dark)');
const followColours = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', followColours);
followColours();

/** @param {Element} button */
function show(button) {
  const url = button.getAttribute('data-description');
  // @ts-expect-error Swagger UI is a script of its own.
  window.SwaggerUIBundle({ url, domNode: document.getElementById('viewer'), docExpansion: 'list', deepLinking: false, validatorUrl: null });
}
