// `npx medusa exec` runs a file: this one is easy to name.
module.exports = require('./.medusa/server/src/scripts/connect.js');
