// @ts-check
/** Gives every block of code a button that copies it. Browsers offer the clipboard on https and localhost only. */
for (const block of navigator.clipboard ? document.querySelectorAll('.code') : []) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.addEventListener('click', () => copy(block, button));
  block.append(button);
}

/**
 * @param {Element} block
 * @param {HTMLButtonElement} button
 */
async function copy(block, button) {
  const text = block.querySelector('code')?.textContent ?? '';
  button.textContent = await navigator.clipboard.writeText(text).then(
    () => 'Copied',
    () => 'Not copied',
  );
  setTimeout(() => (button.textContent = 'Copy'), 2000);
}

export {};
