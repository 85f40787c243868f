import { pool } from './name-pools.ts';

export const bengali = pool(
  'Ananya Antara Aparna Bipasha Debolina Indrani Ishani Jayeeta Koyel Madhurima Mahua Moumita Nabanita Oindrila Paromita Payel Piyali Poulami Rimjhim Rituparna Sanchita Shreyasi Sohini Srabanti Sudeshna Swastika Tanusree Titas',
  'Abhijit Anirban Aniruddha Arindam Arnab Avik Biswajit Debashis Dipankar Indranil Joydeep Kaushik Koushik Niladri Pinaki Prasenjit Rajdeep Ritwik Sandip Sayan Soumen Soumya Subhajit Subrata Sudip Sukanta Suman Tanmoy Tathagata',
  'Adhikari Bagchi Banerjee Basu Bhattacharya Bhowmick Bose Chakraborty Chatterjee Das Datta Dey Ganguly Ghosh Guha Halder Kar Kundu Lahiri Majumdar Mitra Mondal Mukherjee Nandi Pal Paul Pramanik Ray Roy Saha Sanyal Sarkar Sen Sengupta',
);

export const odia = pool(
  'Ankita Barsha Elina Gitanjali Itishree Jhilik Lipsa Lopamudra Monalisa Namita Pratyusha Rojalin Sasmita Smruti Subhasmita Suchismita',
  'Ashok Bibhuti Biswaranjan Chinmaya Debasish Jagannath Jyotiranjan Kalinga Manoranjan Pradeep Prakash Rabi Sambit Satyajit Soumyaranjan Subham Tapan',
  'Acharya Barik Behera Biswal Dash Jena Lenka Mahapatra Mallick Mohanty Nanda Nayak Panda Panigrahi Parida Patnaik Pradhan Rout Sahoo Samal Satpathy Senapati Swain Tripathy',
);

export const assamese = pool(
  'Bornali Chayanika Darshana Gitashree Himashree Jonali Juri Kalyani Mitali Nibedita Parineeta Rupjyoti Snigdha Trishna Upasana',
  'Abhinav Bhaskar Bikash Debajit Dhruba Himangshu Hirak Jyotirmoy Kamal Mrinal Nayan Pallab Parag Partha Pranjal Rituraj Utpal',
  'Baruah Bharali Boro Borthakur Chetia Deka Dutta Gogoi Goswami Hazarika Kakati Kalita Konwar Lahon Medhi Nath Neog Phukan Rabha Saikia Talukdar',
);

export const northEastern = pool(
  'Aleno Awungshi Banri Chanu Daphisha Esther Hmingi Ibanri Ivy Kevi Lalremsiami Linthoi Mary Medono Ngopawdi Rebecca Ribha Rosy Thoibi Vizo Zoremi',
  'Alemba Baphira Bikramjit Chingkhei Daniel Imliakum Jeje Kevilhou Lalrinmuana Malsawma Meban Moatoshi Neikelhou Ningthem Pynshai Rohlua Samuel Thangboi Tomba Vikheho Zothan',
  'Ao Chang Chishi Haokip Hmar Hnamte Jamir Khongwir Kharbuli Kikon Konyak Lalthanga Longkumer Lyngdoh Mawlong Meitei Moirangthem Ngaihte Nongrum Ralte Sailo Sangma Shullai Singson Thangjam Vashum Yumnam',
);

export const jharkhandi = pool(
  'Anima Basanti Birsamani Deepa Jaswanti Nikki Phulmani Salima Sangita Sumrai',
  'Albert Birsa Budhram Dilip Ignatius Jaipal Karan Manohar Prem Sylvanus Vincent',
  'Ekka Hembrom Hansda Kerketta Kujur Lakra Marandi Minj Munda Murmu Oraon Soren Tirkey Toppo',
);
