export { noticeConsumer } from './write-notices.js';
